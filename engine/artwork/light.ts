/** Light: gradients, lamps, the sky. */
import { type Point, random, shape, width } from './drawing.ts'
import { mix, type Palette } from './palette.ts'

/** The colors of a gradient by offset (0 to 1), with an opacity where it is below 1. */
type Shades = Readonly<Record<number, string | readonly [color: string, opacity: number]>>

const round = (value: number) => Math.round(value * 10) / 10

function stops(shades: Shades): string {
  // A record lists whole numbers first, so the offsets are sorted.
  const inOrder = Object.entries(shades).toSorted(([a], [b]) => Number(a) - Number(b))
  return inOrder
    .map(([at, shade]) => {
      const [color, opacity] = typeof shade === 'string' ? [shade, 1] : shade
      return `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

/** A radial gradient, used as `url(#id)`. `squash` flattens it onto the water; 1 is a circle. */
const fade = (id: string, [x, y]: Point, radius: number, shades: Shades, squash = 1) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}" gradientTransform="translate(${round(x)} ${round(y)}) scale(1 ${squash})">${stops(shades)}</radialGradient>`

/** A linear gradient from one point to another. */
export const slope = (id: string, [x1, y1]: Point, [x2, y2]: Point, shades: Shades) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(shades)}</linearGradient>`

/** A gradient for lines around a light: amber beside it, `far` where it does not reach. */
export const lit = (
  { litFlame, litLine }: Palette,
  {
    id,
    at,
    radius,
    far,
    squash = 1,
  }: { id: string; at: Point; radius: number; far: string; squash?: number },
) => fade(id, at, radius, { 0: litFlame, 0.12: litLine, 0.45: mix(litLine, far, 0.55), 1: far }, squash)

/** A glow: amber beside the flame, at night blue further out, where amber would look brown. */
export function glow({ amber, haze }: Palette, at: Point, reach: number, strength = 1): string {
  const id = `glow${Math.round(at[0])}-${Math.round(at[1])}-${Math.round(reach)}`
  const mist = mix(haze, amber, 0.25)
  const near = { 0: [amber, 0.85], 0.07: [amber, 0.5], 0.2: [mix(mist, amber, 0.5), 0.24] } as const
  const far = { 0.45: [mist, 0.1], 0.72: [haze, 0.035], 1: [haze, 0] } as const
  return `${fade(id, at, reach, { ...near, ...far })}<circle cx="${at[0]}" cy="${at[1]}" r="${reach}" fill="url(#${id})" opacity="${strength}"/>`
}

/** The flame itself. */
export const lamp = ({ amber, flame }: Palette, [x, y]: Point, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${amber}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.58)}" fill="${flame}"/>`

/** From the top of the sheet down to the horizon at `y`. */
export function sky({ skyHigh, skyLow }: Palette, y: number): string {
  const steps = [0, 0.25, 0.45, 0.62, 0.76, 0.88, 1].map((at) => [at, mix(skyHigh, skyLow, at ** 2.2)])
  return slope('sky', [0, 0], [0, y], Object.fromEntries(steps)) + shape(`M0 0H${width}V${y}H0Z`, 'url(#sky)')
}

/** In the morning their color is that of the sky. */
export function stars({ star }: Palette, seed: number, count: number, bottom: number): string {
  const next = random(seed)
  const dots = Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() ** 1.3 * bottom, 1 + next() ** 3 * 2.2]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" opacity="${round(0.25 + next() * 0.5)}"/>`
  })
  return `<g fill="${star}">${dots.join('')}</g>`
}
