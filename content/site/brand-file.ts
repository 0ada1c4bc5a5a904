import { z } from 'zod'
import { colorNames, colorsFrom, type SetColors, themes, weakPairs } from '../colors.ts'
import { readYamlIfThere } from './read-yaml.ts'

const howToWrite = "write a color such as '#2456a6', with the quotes: without them YAML reads a comment"
const color = z.string(howToWrite).regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, howToWrite)
const someColors = z.strictObject(Object.fromEntries(colorNames.map((name) => [name, color.optional()])))

const brandSchema = z
  .strictObject({
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

const written = readYamlIfThere('brand.yaml', brandSchema, brandSchema.parse({}))

/** The colors of both themes by name, as brand.yaml has them. */
export const colors = colorsOf(written)
