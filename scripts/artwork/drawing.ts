/** The pen of all covers: night colours, calm lines, light. Every function returns a piece of SVG on a sheet of 1600 x 900. */
import { readFileSync } from 'node:fs'

export const width = 1600
export const height = 900

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** A colour of the dark theme, by its name in tokens.css. */
function token(name: string): string {
  const found = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

export const night = token('sunken')
export const ground = token('ground')
export const raised = token('raised')
export const contour = token('contour')
export const amber = token('beacon')
export const sea = token('sea')
const text = token('text')

/** Between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The hottest part of the light. */
export const flame = mix(amber, text, 0.62)
/** Far land and faint lines. */
export const haze = mix(contour, sea, 0.22)

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type Point = readonly [x: number, y: number]
const round = (value: number) => Math.round(value * 10) / 10

/** A soft line through all points (Catmull-Rom), written relative to the pen, which is shorter. A ring has no corner where it closes. */
export function smooth(points: readonly Point[]): string {
  const last = points.length - 1
  const isRing = last > 2 && `${points[0]}` === `${points[last]}`
  const at = (index: number): Point =>
    points[isRing ? (index + last) % last : Math.max(0, Math.min(last, index))] ?? [0, 0]
  let pen: Point = [round(at(0)[0]), round(at(0)[1])]
  let path = `M${pen[0]} ${pen[1]}`
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const bend = (a: Point, b: Point, c: Point, sign: number): Point => [
      c[0] + (sign * (b[0] - a[0])) / 6,
      c[1] + (sign * (b[1] - a[1])) / 6,
    ]
    const moves = [bend(before, to, from, 1), bend(from, after, to, -1), to].map(
      ([x, y]): Point => [round(x - pen[0]), round(y - pen[1])],
    )
    path += `c${moves.map(([x, y]) => `${x} ${y}`).join(' ')}`.replaceAll(' -', '-')
    const [x, y] = moves[2] ?? [0, 0]
    pen = [round(pen[0] + x), round(pen[1] + y)]
  }
  return path
}

interface Stroke {
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}

export function line(path: string, { stroke = contour, width = 2, opacity = 1, dash }: Stroke = {}): string {
  const rest = `${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`
}

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A round fade to paint or draw with as `url(#id)`. `squash` flattens it onto the water; 1 is a circle. */
export const fade = (id: string, [x, y]: Point, radius: number, list: readonly Stop[], squash = 1) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}" gradientTransform="translate(${round(x)} ${round(y)}) scale(1 ${squash})">${stops(list)}</radialGradient>`

/** A straight fade from one point to another. */
export const slope = (id: string, [x1, y1]: Point, [x2, y2]: Point, list: readonly Stop[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

/** Paint for lines that stand in the light: amber beside it, the colour of the night further away. */
export const lit = (id: string, at: Point, radius: number, squash = 1, far = contour) =>
  fade(
    id,
    at,
    radius,
    [
      [0, flame],
      [0.12, amber],
      [0.45, mix(amber, far, 0.55)],
      [1, far],
    ],
    squash,
  )

/** Light in the air: amber beside the flame, the blue of mist further out, so that it never turns brown. */
export function glow(at: Point, reach: number, strength = 1): string {
  const id = `glow${Math.round(at[0])}-${Math.round(at[1])}-${Math.round(reach)}`
  const mist = mix(haze, amber, 0.25)
  const steps: readonly Stop[] = [
    [0, amber, 0.85],
    [0.07, amber, 0.5],
    [0.2, mix(mist, amber, 0.5), 0.24],
    [0.45, mist, 0.1],
    [0.72, haze, 0.035],
    [1, haze, 0],
  ]
  const list = steps.map(
    ([offset, colour, opacity = 1]): Stop => [offset, colour, round(opacity * strength * 100) / 100],
  )
  return `${fade(id, at, reach, list)}<circle cx="${at[0]}" cy="${at[1]}" r="${reach}" fill="url(#${id})"/>`
}

/** The flame itself. */
export const lamp = ([x, y]: Point, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${amber}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.58)}" fill="${flame}"/>`

/** Night from the top of the sheet down to the horizon at `y`. */
export function sky(y: number, low = contour, high = night): string {
  const steps = [0, 0.25, 0.45, 0.62, 0.76, 0.88, 1].map((at): Stop => [at, mix(high, low, at ** 2.2)])
  return slope('sky', [0, 0], [0, y], steps) + shape(`M0 0H${width}V${y}H0Z`, 'url(#sky)')
}

export function stars(seed: number, count: number, bottom: number): string {
  const next = random(seed)
  const dots = Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() ** 1.3 * bottom, 1 + next() ** 3 * 2.2]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" opacity="${round(0.25 + next() * 0.5)}"/>`
  })
  return `<g fill="${mix(text, sea, 0.3)}">${dots.join('')}</g>`
}

export const sheet = (...pieces: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shape(`M0 0H${width}V${height}H0Z`, night)}${pieces.join('')}</svg>\n`
