/** The map of the owner's region: map.yaml in the owner's folder. Without it the map covers nothing, and no page shows one. */
import { mapFile, type RegionMap } from './site/map-file.ts'
import type { View } from './site/map-view.ts'

export const regionMap: RegionMap = mapFile

/** The shape of its drawings. */
export const mapSize = { width: 480, height: 400 }

const { covers } = regionMap

/** The length of a degree of longitude in the middle of the map, in degrees of latitude. */
export const longitudeScale = Math.cos((Math.round((covers.south + covers.north) / 2) * Math.PI) / 180)

/** Whether the map has all that is in a view. */
export function isCovered({ west, east, south }: View): boolean {
  const north = south + ((east - west) * longitudeScale * mapSize.height) / mapSize.width
  return west >= covers.west && east <= covers.east && south >= covers.south && north <= covers.north
}
