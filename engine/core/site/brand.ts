import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { colorNames, colorsFrom, type SetColors, themes, weakPairs } from './colors.ts'
import { drawingIn, readDrawing } from './drawing.ts'
import { siteFolder } from './folder.ts'
import { readYamlIfThere } from './read-yaml.ts'

const howToWrite = "write a color such as '#2456a6', with the quotes: without them YAML reads a comment"
const color = z.string(howToWrite).regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, howToWrite)
const someColors = z.strictObject(Object.fromEntries(colorNames.map((name) => [name, color.optional()])))

const markFile = z
  .string('name an SVG file in this folder')
  .regex(/^[\w.-]+\.svg$/, 'name an SVG file in this folder, such as mark.svg')
  .superRefine((name, { addIssue }) => {
    const file = join(siteFolder, name)
    const read = existsSync(file) ? readDrawing(readFileSync(file, 'utf8')) : undefined
    const message = !read ? `there is no ${name} in this folder` : 'wrong' in read && `${name} ${read.wrong}`
    if (message) addIssue({ code: 'custom', message })
  })

const face = 'name a font file in this folder, such as face.woff2 (also .ttf and .otf)'
const faceFile = z
  .string(face)
  .regex(/^[\w.-]+\.(woff2|ttf|otf)$/, face)
  .refine((name) => existsSync(join(siteFolder, name)), {
    error: ({ input }) => `there is no ${input} in this folder`,
    abort: true,
  })
  .refine((name) => isFont(readFileSync(join(siteFolder, name))), {
    error: ({ input }) => `${input} is no font: save it as WOFF2, TTF or OTF`,
  })
/** By the first four bytes: https://learn.microsoft.com/typography/opentype/spec/otff and https://www.w3.org/TR/WOFF2/ */
const isFont = (file: Buffer) =>
  ['wOF2', 'OTTO', 'true', '\0\x01\0\0'].includes(file.toString('latin1', 0, 4))

/** brand.yaml: how the site looks. */
export const brandSchema = z
  .strictObject({
    /** A drawing in place of the engine's, in its own colors, `currentColor` or `var(--beacon)`. */
    mark: markFile.optional(),
    /** The face of headings, in place of the engine's. */
    headingFace: faceFile.optional(),
    /** What stands beside the first words of the front page while there is no picture `hero` in the folder. */
    hero: z.enum(['lighthouse', 'none'], 'write lighthouse or none').default('lighthouse'),
    /** Both themes follow from it. */
    color: color.default('#f6b54b'),
    /** Colors that do not follow from it, by name. */
    tokens: z.strictObject({ dark: someColors.optional(), light: someColors.optional() }).default({}),
  })
  .superRefine((brand, { addIssue }) => {
    const colors = colorsOf(brand)
    for (const theme of themes)
      for (const { name, on, ratio, atLeast } of weakPairs(colors[theme])) {
        const set = [name, on].find((one) => brand.tokens[theme]?.[one])
        const fix = theme === 'dark' ? ['lighter', 'darker'] : ['darker', 'lighter']
        const remedy =
          name === 'on-beacon'
            ? 'set one of them further from the other'
            : `set a ${fix[0]} ${name} or a ${fix[1]} ${on}`
        addIssue({
          code: 'custom',
          path: set ? ['tokens', theme, set] : ['color'],
          message: `in the ${theme} theme ${name} on ${on} has a contrast of ${floor(ratio)}, needed is ${atLeast}: ${remedy}, or leave them out, so that they follow from the color`,
        })
      }
  })

/** Rounded down, so that no figure looks like one that is enough. */
const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** `#abc` is short for `#aabbcc`. */
const inFull = (value: string) =>
  (value.length === 4 ? value.replaceAll(/[^#]/g, (digit) => digit + digit) : value).toLowerCase()

function colorsOf({ color, tokens }: Pick<z.infer<typeof brandSchema>, 'color' | 'tokens'>) {
  const set: SetColors = {}
  for (const theme of themes)
    set[theme] = Object.fromEntries(
      Object.entries(tokens[theme] ?? {}).map(([name, value]) => [name, value && inFull(value)]),
    )
  return colorsFrom(inFull(color), set)
}

export function readBrand() {
  const brand = readYamlIfThere('brand.yaml', brandSchema, brandSchema.parse({}))
  return {
    /** The colors of both themes by name. */
    colors: colorsOf(brand),
    /** The name of the owner's file with the face of headings. */
    headingFace: brand.headingFace,
    hero: brand.hero,
    /** The mark of the owner. */
    mark: brand.mark === undefined ? undefined : drawingIn(brand.mark),
  }
}
