import { smooth } from '../../components/curves.ts'
import type { Point } from './coast.ts'

/** A window onto the map: its edges in degrees. How far north it reaches follows from its shape. */
export interface View {
  west: number
  east: number
  south: number
}

/** Units of the drawing. */
export const width = 480
export const height = 400

/** At 56° north a degree of longitude is this much of a degree of latitude. */
const squeeze = Math.cos((56 * Math.PI) / 180)

/** Where a point of the earth lies in the drawing, in units from its upper left corner. */
export function projected({ west, east, south }: View, { longitude, latitude }: Point): [number, number] {
  const scale = width / ((east - west) * squeeze)
  const round = (units: number) => Math.round(units * 10) / 10
  return [round((longitude - west) * squeeze * scale), round(height - (latitude - south) * scale)]
}

/**
 * Path data of a soft line through points of the earth, as far as it matters for the view: bends nearer to one another
 * than `grain` units are left out, and so is the way of the line out of sight.
 */
export function curve(view: View, points: readonly Point[], { isClosed = false, grain = 0 } = {}): string {
  const kept: Spot[] = []
  const spots = points.map((point): Spot => projected(view, point))
  for (const [index, spot] of spots.entries()) {
    const before = kept.at(-1)
    const after = spots[index + 1]
    const isSmall = before && Math.hypot(spot[0] - before[0], spot[1] - before[1]) < grain
    if (!isSmall && !(before && after && isOutOfSight([before, spot, after]))) kept.push(spot)
  }
  const isAway = isOutOfSight(kept)
  return kept.length > 1 && !isAway ? smooth(kept, isClosed) : ''
}

type Spot = readonly [x: number, y: number]

/** How far out of the drawing a line may still matter, in units: the widest contour line lies 68 off the coast. */
const margin = 100

/** Whether spots lie off the drawing on the same side of it, and with them any line between them. */
const isOutOfSight = (spots: readonly Spot[]) =>
  spots.every(([x]) => x > width + margin) ||
  spots.every(([x]) => x < -margin) ||
  spots.every(([, y]) => y > height + margin) ||
  spots.every(([, y]) => y < -margin)

/** Whether a point lies in a view, and not at its very edge. */
export function isIn(view: View, point: Point): boolean {
  const [x, y] = projected(view, point)
  return x > 0 && x < width && y > 0 && y < height
}
