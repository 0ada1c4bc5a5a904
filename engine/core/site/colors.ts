/** The colors of both themes: what follows from one color of the brand, and what each must reach to be read. */
import { channelsOf, contrast, fromOklch, type Oklch, toOklch } from './oklch.ts'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/**
 * Where a hue comes from: the brand, paper, which has a breath of it, the night, which is blue under warm colors, or the sea.
 * Code has further hues in degrees, so that its parts differ.
 */
type Hue = 'brand' | 'paper' | 'night' | 'sea' | number
type Shade = readonly [lightness: number, chroma: number, hue: Hue]

/** Each color, in the order of the style sheet, as it begins in each theme. */
const shades = {
  ground: { dark: [0.213, 0.039, 'night'], light: [0.974, 0.013, 'paper'] },
  raised: { dark: [0.262, 0.049, 'night'], light: [0.994, 0.007, 'paper'] },
  sunken: { dark: [0.187, 0.033, 'night'], light: [0.938, 0.021, 'paper'] },
  line: { dark: [0.382, 0.057, 'night'], light: [0.858, 0.037, 'paper'] },
  'control-line': { dark: [0.62, 0.05, 'night'], light: [0.552, 0.041, 'paper'] },
  text: { dark: [0.961, 0.006, 'night'], light: [0.264, 0.045, 'night'] },
  quiet: { dark: [0.811, 0.026, 'night'], light: [0.415, 0.038, 'night'] },
  beacon: { dark: [0.815, 0.141, 'brand'], light: [0.792, 0.147, 'brand'] },
  'on-beacon': { dark: [0.238, 0.027, 'night'], light: [0.238, 0.027, 'night'] },
  accent: { dark: [0.853, 0.116, 'brand'], light: [0.426, 0.098, 'brand'] },
  /** For letters as large as a heading. */
  'accent-large': { dark: [0.853, 0.116, 'brand'], light: [0.575, 0.131, 'brand'] },
  sea: { dark: [0.799, 0.086, 'sea'], light: [0.419, 0.07, 'sea'] },
  contour: { dark: [0.342, 0.058, 'night'], light: [0.897, 0.031, 'paper'] },
  'harbor-line': { dark: [0.452, 0.069, 'night'], light: [0.803, 0.052, 'paper'] },
  'harbor-rock': { dark: [0.262, 0.049, 'night'], light: [0.474, 0.032, 'sea'] },
  'harbor-sky': { dark: [0.392, 0.054, 'night'], light: [0.919, 0.046, 'paper'] },
  'harbor-water': { dark: [0.301, 0.058, 'night'], light: [0.819, 0.02, 'sea'] },
  'harbor-wave': { dark: [0.417, 0.063, 'night'], light: [0.584, 0.047, 'sea'] },
  'harbor-tower': { dark: [0.874, 0.021, 'night'], light: [0.39, 0.042, 'night'] },
  focus: { dark: [0.815, 0.141, 'brand'], light: [0.426, 0.098, 'brand'] },
  danger: { dark: [0.793, 0.12, 29], light: [0.463, 0.153, 31] },
  'code-comment': { dark: [0.724, 0.035, 'night'], light: [0.42, 0.04, 'night'] },
  'code-string': { dark: [0.828, 0.08, 'sea'], light: [0.405, 0.068, 'sea'] },
  'code-constant': { dark: [0.853, 0.116, 'brand'], light: [0.426, 0.098, 'brand'] },
  'code-keyword': { dark: [0.813, 0.094, 260], light: [0.416, 0.121, 258] },
  'code-name': { dark: [0.89, 0.07, 82], light: [0.411, 0.091, 67] },
  'code-variable': { dark: [0.844, 0.107, 312], light: [0.421, 0.152, 314] },
  shadow: { dark: [0, 0, 'night'], light: [0.332, 0.061, 'paper'] },
} satisfies Record<string, Record<Theme, Shade>>

export type ColorName = keyof typeof shades
/** As `#rrggbb`. */
export type Colors = Record<ColorName, string>
export type SetColors = Partial<Record<Theme, Partial<Colors>>>

// Its entries have no others.
export const colorNames = Object.keys(shades) as ColorName[]

/** Colors that are another one, unless they are set. */
const same: Record<Theme, Partial<Record<ColorName, ColorName>>> = {
  dark: { 'accent-large': 'accent', focus: 'beacon' },
  light: { focus: 'accent' },
}

/** Ratios of WCAG 2.2: body text by its strictest level (AAA), other text, and large text, edges and signs of controls. */
const [bodyText, otherText, sign] = [7, 4.5, 3]

/** The backgrounds of text and controls, unless they set their own. */
export const surfaces = ['ground', 'raised', 'sunken'] as const satisfies ColorName[]

const needed: Partial<Record<ColorName, number>> = {
  text: bodyText,
  quiet: bodyText,
  accent: bodyText,
  sea: otherText,
  danger: otherText,
  'accent-large': sign,
  'control-line': sign,
  focus: sign,
}

interface Pair {
  readonly name: ColorName
  readonly on: ColorName
  readonly atLeast: number
}

/** Each color, what it stands on, and the contrast that they need. */
export const pairs: readonly Pair[] = colorNames.flatMap((name): Pair[] => {
  const atLeast = needed[name]
  if (atLeast) return surfaces.map((on) => ({ name, on, atLeast }))
  if (name.startsWith('code-')) return [{ name, on: 'sunken', atLeast: otherText }]
  return name === 'on-beacon' ? [{ name, on: 'beacon', atLeast: otherText }] : []
})

/** The colors of a theme that cannot be read, each on the background where it is the hardest, with their contrast. */
export function weakPairs(colors: Colors) {
  const weak = pairs
    .map((pair) => ({ ...pair, ratio: contrast(colors[pair.name], colors[pair.on]) }))
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .sort((a, b) => a.ratio - b.ratio)
  return weak.filter((pair) => pair === weak.find(({ name }) => name === pair.name))
}

/** The colors of both themes: those that are set, and what follows from `#rrggbb` and from them. */
export const colorsFrom = (color: string, set: SetColors = {}): Record<Theme, Colors> => ({
  dark: themeFrom(color, 'dark', set.dark ?? {}),
  light: themeFrom(color, 'light', set.light ?? {}),
})

function themeFrom(color: string, theme: Theme, set: Partial<Colors>): Colors {
  const brand = toOklch(color)
  const shadeOf = shadesFrom(brand)
  const colors: Partial<Colors> = { ...set }
  /** The first of some colors that is read on what it stands on. */
  const readable = (name: ColorName, candidates: Iterable<string>) => {
    const own = pairs.filter((pair) => pair.name === name)
    for (const candidate of candidates)
      if (own.every(({ on, atLeast }) => contrast(candidate, colors[on] ?? '') >= atLeast)) return candidate
    return theme === 'dark' ? white : black
  }
  const follow = (name: ColorName) => {
    const other = same[theme][name]
    if (other) return colors[other] ?? ''
    const shade = shadeOf(shades[name][theme])
    if (name === 'beacon') return fromOklch({ ...brand, lightness: beaconLightness(brand.lightness, theme) })
    if (name !== 'on-beacon') return readable(name, towardsEnd(shade, theme))
    const light = fromOklch({ ...shade, lightness: 0.98, chroma: shade.chroma / 4 })
    return readable(name, [fromOklch(shade), light, black, white])
  }
  for (const name of colorNames) colors[name] ??= follow(name)
  // Each name has its color by now.
  return colors as Colors
}

const black = '#000000'
const white = '#ffffff'

/** A shade, and further ones that stand out more and more from the surfaces of a theme. */
function* towardsEnd(shade: Oklch, theme: Theme) {
  const step = theme === 'dark' ? 0.01 : -0.01
  for (let { lightness } = shade; lightness >= 0 && lightness <= 1; lightness += step)
    yield fromOklch({ ...shade, lightness })
}

function shadesFrom(brand: Oklch): (shade: Shade) => Oklch {
  const isCold = brand.hue > 130 && brand.hue < 330
  const hues = {
    brand: brand.hue,
    paper: brand.hue,
    night: isCold ? brand.hue : 250,
    // Apart from a brand that is as green.
    sea: Math.abs(brand.hue - 176) < 45 ? 240 : 176,
  }
  /** Gray brands have gray surfaces. */
  const tint = Math.min(1, brand.chroma / 0.08)
  return ([lightness, chroma, hue]) => {
    if (typeof hue === 'number') return { lightness, chroma, hue }
    const chromas = {
      brand: Math.min(chroma, brand.chroma),
      paper: chroma * tint,
      night: chroma * tint,
      sea: chroma,
    }
    return { lightness, chroma: chromas[hue], hue: hues[hue] }
  }
}

/** The color itself, unless it would drown in the night, or in the light of the morning. */
const beaconLightness = (lightness: number, theme: Theme) =>
  theme === 'dark' ? Math.max(0.62, lightness) : Math.min(0.8, lightness)

const depth: Record<Theme, readonly [low: number, high: number]> = { dark: [0.35, 0.45], light: [0.12, 0.18] }

/** The declarations of a theme for its rule in a style sheet. */
export function declarations(colors: Colors, theme: Theme): string {
  const lines = colorNames
    .filter((name) => name !== 'shadow')
    .map((name) => {
      const other = same[theme][name]
      return `--${name}:${other && colors[other] === colors[name] ? `var(--${other})` : colors[name]};`
    })
  const [low, high] = depth[theme].map((share) => `rgb(${channelsOf(colors.shadow).join(' ')} / ${share})`)
  return [...lines, `--shadow-low:0 1px 2px ${low};`, `--shadow-high:0 18px 50px ${high};`].join('')
}
