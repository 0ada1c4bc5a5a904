import type { GeoPoint } from './coast.ts'

/** The side of a town's dot on which its name is written. */
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

export interface Town extends GeoPoint {
  side: Side
  /** Too near to another town for the map of a phone. */
  isMinor?: boolean
}

/** Every town that a location page lists. A municipality has the position of its main town. */
const towns: Record<string, Town> = {
  Bromölla: { longitude: 14.466, latitude: 56.073, side: 'n' },
  Burlöv: { longitude: 13.077, latitude: 55.637, side: 'e', isMinor: true },
  Emmaboda: { longitude: 15.536, latitude: 56.63, side: 'w' },
  Eslöv: { longitude: 13.304, latitude: 55.839, side: 'e' },
  Helsingborg: { longitude: 12.694, latitude: 56.046, side: 'ne' },
  Hässleholm: { longitude: 13.767, latitude: 56.159, side: 'n' },
  Karlshamn: { longitude: 14.862, latitude: 56.17, side: 'ne', isMinor: true },
  Karlskrona: { longitude: 15.586, latitude: 56.161, side: 'ne' },
  Klippan: { longitude: 13.13, latitude: 56.135, side: 'n' },
  Kristianstad: { longitude: 14.155, latitude: 56.031, side: 'sw' },
  Lomma: { longitude: 13.069, latitude: 55.672, side: 'e' },
  Lund: { longitude: 13.191, latitude: 55.704, side: 'e' },
  Malmö: { longitude: 13.003, latitude: 55.605, side: 'e' },
  Mörrum: { longitude: 14.747, latitude: 56.192, side: 'nw' },
  Olofström: { longitude: 14.53, latitude: 56.277, side: 'n' },
  Osby: { longitude: 13.993, latitude: 56.381, side: 'e' },
  Perstorp: { longitude: 13.396, latitude: 56.138, side: 's' },
  Ronneby: { longitude: 15.276, latitude: 56.21, side: 'n' },
  Staffanstorp: { longitude: 13.207, latitude: 55.642, side: 'e' },
  Svedala: { longitude: 13.236, latitude: 55.508, side: 'e' },
  Sölvesborg: { longitude: 14.575, latitude: 56.052, side: 's' },
  Tingsryd: { longitude: 14.978, latitude: 56.525, side: 'w' },
  Trelleborg: { longitude: 13.157, latitude: 55.375, side: 'n' },
  Vellinge: { longitude: 13.019, latitude: 55.471, side: 'e' },
  Åhus: { longitude: 14.294, latitude: 55.924, side: 'sw' },
  'Östra Göinge': { longitude: 14.078, latitude: 56.254, side: 'e' },
}

/** Throws where the town is not in the list. */
export function townAt(name: string): Town {
  const town = towns[name]
  if (!town) throw new Error(`Say in app/illustrations/towns.ts where ${name} is`)
  return town
}
