/** Builds covers and share images from pieces of SVG, or paths for them, on a sheet of 1600 x 900. */

export const width = 1600
export const height = 900

export type Point = readonly [x: number, y: number]
const round = (value: number) => Math.round(value * 10) / 10

/** A smooth line through all points (Catmull-Rom), in relative coordinates, which are shorter. A ring closes without a corner. */
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
  readonly stroke: string
  readonly width?: number
  readonly opacity?: number
  readonly dash?: string
}

export function line(path: string, { stroke, width = 2, opacity = 1, dash }: Stroke): string {
  const rest = `${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`
}

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** A whole picture on a background. */
export const sheet = (background: string, ...pieces: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shape(`M0 0H${width}V${height}H0Z`, background)}${pieces.join('')}</svg>\n`

/** Returns pseudorandom numbers from 0 to 1, the same on every run (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
