/**
 * Colors by lightness (0 to 1), chroma (0 is gray, 0.4 the most) and hue (degrees), which are even to the eye:
 * https://www.w3.org/TR/css-color-4/#ok-lab. Other colors are written as `#rrggbb`.
 */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const [x, y, z] = matrix
  const row = (one: Triple) => one[0] * a + one[1] * b + one[2] * c
  return [row(x), row(y), row(z)]
}

// https://bottosson.github.io/posts/oklab/
const conesOfLinear: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const labOfCones: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const conesOfLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const linearOfCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const each = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
]

/** Red, green and blue from 0 to 255. */
export const channelsOf = (color: string): Triple => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

const linearOf = (channel: number) =>
  channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
const channelOf = (linear: number) =>
  255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

/** From 1 to 21, as WCAG 2.2 has it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = each(channelsOf(color), linearOf)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function toOklch(color: string): Oklch {
  const cones = each(times(conesOfLinear, each(channelsOf(color), linearOf)), Math.cbrt)
  const [lightness, a, b] = times(labOfCones, cones)
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The color for a screen, with less chroma where a screen has no such color. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180
  const cones = each(
    times(conesOfLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]),
    (value) => value ** 3,
  )
  const linear = times(linearOfCones, cones)
  const isShown = linear.every((value) => value > -0.0005 && value < 1.0005)
  if (!isShown && chroma > 0.001) return fromOklch({ lightness, chroma: chroma - 0.002, hue })
  const channels = each(linear, (value) => channelOf(Math.min(1, Math.max(0, value))))
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
