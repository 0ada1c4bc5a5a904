import type { GeoPoint } from '../../core/site/map.ts'
import { mapSize, type View } from '../../core/site/map-view.ts'
import { longitudeScale } from '../../core/site/region-map.ts'
import { type Point, smooth } from './curves.ts'

/** Units of the drawing. */
export const { width, height } = mapSize

/** Where a point of the earth lies in the drawing, in units from its upper left corner. */
export function projected({ west, east, south }: View, { longitude, latitude }: GeoPoint): [number, number] {
  const scale = width / ((east - west) * longitudeScale)
  const round = (units: number) => Math.round(units * 10) / 10
  return [round((longitude - west) * longitudeScale * scale), round(height - (latitude - south) * scale)]
}

/**
 * Path data of a smooth line through geographic points. Points nearer to each other than `minDistance` units are left
 * out, and so is what cannot be seen in the view. An angular line is straight between its points.
 */
export function curve(
  view: View,
  geoPoints: readonly GeoPoint[],
  { isClosed = false, isAngular = false, minDistance = 0 } = {},
): string {
  const points = geoPoints.map((point) => projected(view, point))
  const visible: Point[] = []
  for (const [index, point] of points.entries()) {
    const previous = visible.at(-1)
    const next = points[index + 1]
    const isNear = previous && Math.hypot(point[0] - previous[0], point[1] - previous[1]) < minDistance
    if (!isNear && !(previous && next && isOutOfSight([previous, point, next]))) visible.push(point)
  }
  if (visible.length < 2 || isOutOfSight(visible)) return ''
  return isAngular
    ? `M${visible.map((point) => point.map(Math.round).join(' ')).join('L')}${isClosed ? 'Z' : ''}`
    : smooth(visible, isClosed)
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

/** Whether a part of a line is in the view. */
export const crosses = (view: View, points: readonly GeoPoint[]): boolean =>
  points.some((from, index) => {
    const to = points[index + 1] ?? from
    return Array.from({ length: 21 }, (_, step) => step / 20).some((part) =>
      isIn(view, {
        longitude: from.longitude + (to.longitude - from.longitude) * part,
        latitude: from.latitude + (to.latitude - from.latitude) * part,
      }),
    )
  })
