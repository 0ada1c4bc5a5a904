/** The map of the owner's region: map.yaml in the owner's folder. Without it the map covers nothing, and no page shows one. */
import type { RegionMap } from './map.ts'
import { longitudeScaleOf } from './map-view.ts'
import { site } from './site.ts'

export const regionMap: RegionMap = site.map

/** The length of a degree of longitude in the middle of the map, in degrees of latitude. */
export const longitudeScale = longitudeScaleOf(regionMap.covers)
