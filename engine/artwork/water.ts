/** Water between a horizon and the viewer, and light on it. */
import { height, line, type Point, random, shape, smooth, width } from './drawing.ts'
import { slope } from './light.ts'
import { mix, type Palette } from './palette.ts'

const lines = 16

/**
 * The surface below the horizon at `top`, darker toward the viewer, and its waves: close and low far away, wide and
 * high near by. `stroke` is a color or `url(#id)`.
 */
export function water(
  { waterFar, waterMiddle, waterNear }: Palette,
  { top, seed, stroke }: { top: number; seed: number; stroke: string },
): string {
  const next = random(seed)
  const surface =
    slope(`water${seed}`, [0, top], [0, height], {
      0: waterFar,
      0.35: waterMiddle,
      1: waterNear,
    }) + shape(`M0 ${top}H${width}V${height}H0Z`, `url(#water${seed})`)
  const waves = Array.from({ length: lines }, (_, index) => {
    const depth = (index + 0.6) / lines
    const y = top + (height + 30 - top) * depth ** 1.75
    const reach = 70 + 420 * depth
    const lift = 1.2 + 13 * depth ** 1.4
    const [first, second, third] = [next() * 7, next() * 7, next() * 7]
    const points: Point[] = []
    for (let x = -40; x < width + reach / 4; x += reach / 4) {
      const calm = 0.55 + 0.45 * Math.sin((x / reach) * 0.31 + third)
      points.push([
        x,
        y + lift * calm * (Math.sin((x / reach) * 2.6 + first) + 0.4 * Math.sin((x / reach) * 1.13 + second)),
      ])
    }
    return line(smooth(points), { stroke, width: Math.round((1.3 + 1.5 * depth) * 10) / 10 })
  })
  return surface + waves.join('')
}

interface Glimmer {
  readonly x: number
  readonly top: number
  readonly bottom: number
  /** Width of the path of light at its far and near end. */
  readonly far: number
  readonly near: number
  readonly strokes: number
  readonly seed: number
}

/** A path of light on the water: short strokes on the waves, thinner and fewer towards the viewer. */
export function glimmer(
  { amber, flame }: Palette,
  { x, top, bottom, far, near, strokes, seed }: Glimmer,
): string {
  const next = random(seed)
  return Array.from({ length: strokes }, (_, index) => {
    const depth = (index + 0.3) / strokes
    const y = top + (bottom - top) * depth ** 1.35
    const room = far + (near - far) * depth
    const long = room * (0.35 + 0.65 * next()) * (1 - 0.35 * depth)
    const middle = x + (next() - 0.5) * (room - long) * 1.3
    const lift = Math.min(1 + 4 * depth, long * 0.05)
    const path = `M${Math.round(middle - long / 2)} ${Math.round(y)}q${Math.round(long / 4)} ${-Math.round(lift * 10) / 10} ${Math.round(long / 2)} 0t${Math.round(long / 2)} 0`
    return line(path, {
      stroke: mix(flame, amber, Math.min(1, depth * 2.5)),
      width: Math.round((2.4 + 3.4 * depth) * 10) / 10,
      opacity: Math.round((1 - depth) ** 0.8 * 100) / 100,
    })
  }).join('')
}
