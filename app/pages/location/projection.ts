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

/** Path data of a soft line through points of the earth. */
export const curve = (view: View, points: readonly Point[], { isClosed = false } = {}): string =>
  smooth(
    points.map((point) => projected(view, point)),
    isClosed,
  )

/** Whether a point lies in a view, and not at its very edge. */
export function isIn(view: View, point: Point): boolean {
  const [x, y] = projected(view, point)
  return x > 0 && x < width && y > 0 && y < height
}
