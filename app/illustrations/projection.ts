import type { GeoPoint } from './coast.ts'
import { type Point, smooth } from './curves.ts'

/** The visible part of the map: its edges in degrees. Its northern edge follows from its shape. */
export interface View {
  west: number
  east: number
  south: number
}

/** Units of the drawing. */
export const width = 480
export const height = 400

/** The length of a degree of longitude at 56° north, in degrees of latitude. */
const longitudeScale = Math.cos((56 * Math.PI) / 180)

/** Where a point of the earth lies in the drawing, in units from its upper left corner. */
export function projected({ west, east, south }: View, { longitude, latitude }: GeoPoint): [number, number] {
  const scale = width / ((east - west) * longitudeScale)
  const round = (units: number) => Math.round(units * 10) / 10
  return [round((longitude - west) * longitudeScale * scale), round(height - (latitude - south) * scale)]
}

/**
 * Path data of a smooth line through geographic points. Points nearer to each other than `minDistance` units are left
 * out, and so is what cannot be seen in the view.
 */
export function curve(
  view: View,
  geoPoints: readonly GeoPoint[],
  { isClosed = false, minDistance = 0 } = {},
): string {
  const points = geoPoints.map((point) => projected(view, point))
  const visible: Point[] = []
  for (const [index, point] of points.entries()) {
    const previous = visible.at(-1)
    const next = points[index + 1]
    const isNear = previous && Math.hypot(point[0] - previous[0], point[1] - previous[1]) < minDistance
    if (!isNear && !(previous && next && isOutOfSight([previous, point, next]))) visible.push(point)
  }
  return visible.length > 1 && !isOutOfSight(visible) ? smooth(visible, isClosed) : ''
}

/** How far outside the drawing a line can still be seen: the widest contour line is 68 units from the coast. */
const margin = 100

/** Whether all points are outside the drawing on the same side of it. Then lines between them are, too. */
const isOutOfSight = (points: readonly Point[]) =>
  points.every(([x]) => x > width + margin) ||
  points.every(([x]) => x < -margin) ||
  points.every(([, y]) => y > height + margin) ||
  points.every(([, y]) => y < -margin)

/** Whether a point is in the view. */
export function isIn(view: View, point: GeoPoint): boolean {
  const [x, y] = projected(view, point)
  return x > 0 && x < width && y > 0 && y < height
}
