/** Contour lines of a generated seabed or shore. */
import { type Point, random, smooth } from './drawing.ts'

/** Heights from 0 to 1, the same on every run: value noise in two sizes. */
export function hills(seed: number, size: number, squash = 1): (x: number, y: number) => number {
  const next = random(seed)
  const lattice = Array.from({ length: 4096 }, next)
  const corner = (x: number, y: number) => lattice[(((y & 63) << 6) | (x & 63)) & 4095] ?? 0
  const ease = (part: number) => part * part * (3 - 2 * part)
  const noise = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = corner(left, top) * (1 - across) + corner(left + 1, top) * across
    const lower = corner(left, top + 1) * (1 - across) + corner(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
  return (x, y) => {
    const [across, down] = [x / size, y / (size * squash)]
    return 0.75 * noise(across, down) + 0.25 * noise(across * 2.1 + 17, down * 2.1 + 5)
  }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The distance between two samples. */
  readonly step: number
}

/** A square of the grid. */
interface Square {
  /** In their order around it, each with its height. */
  readonly corners: readonly (readonly [at: Point, height: number])[]
  readonly lowest: number
  readonly highest: number
}

/** The squares of an area. */
function squaresIn(area: Area, heightAt: (x: number, y: number) => number): Square[] {
  const { left, top, right, bottom, step } = area
  const squares: Square[] = []
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const corners: readonly Point[] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ]
      const heights = corners.map((corner) => heightAt(...corner))
      squares.push({
        corners: corners.map((corner, index) => [corner, heights[index] ?? 0]),
        lowest: Math.min(...heights),
        highest: Math.max(...heights),
      })
    }
  }
  return squares
}

/** The contour lines of one level (marching squares), joined and smoothed, as path data. */
function curves(squares: readonly Square[], level: number): string[] {
  const links = new Map<string, [Point, string][]>()
  const key = ([x, y]: Point) => `${x.toFixed(1)},${y.toFixed(1)}`
  const join = (from: Point, to: Point) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      links.set(key(a), [...(links.get(key(a)) ?? []), [b, key(b)]])
  }
  for (const { corners, lowest, highest } of squares) {
    if (level < lowest || level >= highest) continue
    const crossings = corners.flatMap((corner, index): Point[] => {
      const [from, fromHeight] = corner
      const [to, toHeight] = corners[(index + 1) % 4] ?? corner
      const [a, b] = [fromHeight - level, toHeight - level]
      return a > 0 === b > 0
        ? []
        : [[from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]]
    })
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from, to] = [crossings[index], crossings[index + 1]]
      if (from && to) join(from, to)
    }
  }
  const seen = new Set<string>()
  const walk = (start: string): Point[] => {
    const points: Point[] = []
    for (let here: string | undefined = start; here && !seen.has(here); ) {
      seen.add(here)
      const [x = 0, y = 0] = here.split(',').map(Number)
      points.push([x, y])
      here = links.get(here)?.find(([, to]) => !seen.has(to))?.[1]
    }
    return points
  }
  const ends = [...links.keys()].filter((point) => links.get(point)?.length === 1)
  const open = ends.map(walk)
  const closed = [...links.keys()].map(walk).map((points) => [...points, ...points.slice(0, 1)])
  return [...open, ...closed]
    .map(smoothed)
    .filter((points) => points.length > 6)
    .map(smooth)
}

/** Smooths the steps of the grid: fewer points, each moved toward its neighbors. */
function smoothed(points: readonly Point[]): Point[] {
  let last: Point = [-1e6, 0]
  const spaced = points.filter((point, index) => {
    const far = index === points.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) > 24
    if (far) last = point
    return far
  })
  const [first, end] = [spaced[0], spaced.at(-1)]
  const isRing = first && end && Math.hypot(first[0] - end[0], first[1] - end[1]) < 1
  let soft = spaced
  for (let pass = 0; pass < 2; pass++) {
    const count = soft.length - 1
    const moved = soft.map((point, index): Point => {
      if (!isRing && (index === 0 || index === count)) return point
      const before = soft[index === 0 ? count - 1 : index - 1] ?? point
      const after = soft[index === count ? 1 : index + 1] ?? point
      return [point[0] / 2 + (before[0] + after[0]) / 4, point[1] / 2 + (before[1] + after[1]) / 4]
    })
    soft = moved
  }
  return soft
}

/** Contour lines of several levels, every `every`th one stronger. They inherit the color of the group around them. */
export function relief(
  heightAt: (x: number, y: number) => number,
  levels: readonly number[],
  area: Area,
  every = 4,
): string {
  const squares = squaresIn(area, heightAt)
  const path = (strong: boolean) =>
    levels
      .filter((_, index) => (index % every === 0) === strong)
      .flatMap((level) => curves(squares, level))
      .join('')
  return `<g fill="none" stroke-linecap="round"><path stroke-width="3.2" d="${path(true)}"/><path stroke-width="1.8" d="${path(false)}"/></g>`
}
