import { z } from 'zod'

export const degrees = z.number('write degrees, such as 14.58')

/** The visible part of a map: its edges. The northern one follows from the shape of the drawing. */
export const viewSchema = z
  .strictObject({ west: degrees, east: degrees, south: degrees })
  .refine(({ west, east }) => west < east, 'the west must lie west of the east')

export type View = z.infer<typeof viewSchema>

/** What a map has: its edges. */
export type Covers = View & { north: number }

/** The shape of the drawings of the map. */
export const mapSize = { width: 480, height: 400 }

/** The length of a degree of longitude in the middle of a map, in degrees of latitude. */
export const longitudeScaleOf = ({ south, north }: Covers): number =>
  Math.cos((Math.round((south + north) / 2) * Math.PI) / 180)

/** Whether a map has all that is in a view. */
export function isCovered({ west, east, south }: View, covers: Covers): boolean {
  const north = south + ((east - west) * longitudeScaleOf(covers) * mapSize.height) / mapSize.width
  return west >= covers.west && east <= covers.east && south >= covers.south && north <= covers.north
}
