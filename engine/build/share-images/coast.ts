/** The background of a share image for a place: its coast at night, as on a sea chart. */

import { line, type Point, shape, sheet, smooth, width } from '../../artwork/drawing.ts'
import { glow, lamp, lit } from '../../artwork/light.ts'
import { contour, ground, mix, night, paletteOf, raised } from '../../artwork/palette.ts'
import { facts } from '../../core/site/facts.ts'
import type { Location } from '../../core/site/locations.ts'
import type { GeoPoint, RegionMap } from '../../core/site/map.ts'
import { longitudeScale, regionMap } from '../../core/site/region-map.ts'

const palette = paletteOf('night')
/** Where the light is in the picture. */
const light: Point = [1160, 440]

/** With the light at a town, in a view so many degrees of longitude wide. Throws where the map has no such town. */
export function drawCoast({ light: town, degrees }: NonNullable<Location['shareImage']>): string {
  const middle = regionMap.towns[town]?.at
  if (!middle) throw new Error(`The map has no town ${town}`)
  const scale = width / degrees
  const project = ({ longitude, latitude }: GeoPoint): Point => [
    light[0] + (longitude - middle.longitude) * scale,
    light[1] - ((latitude - middle.latitude) * scale) / longitudeScale,
  ]
  const ring = (points: readonly GeoPoint[]) => smooth([...points, ...points.slice(0, 1)].map(project))
  const coasts = regionMap.coasts.map((one) => ({ ...one, points: one.points.map(project) }))
  const islands = regionMap.islands.map(ring).join('')
  const land =
    coasts.map(({ points, continues }) => smooth(points) + onward(points, continues)).join('') + islands
  const coast = coasts.map(({ points }) => smooth(points)).join('') + islands
  const water = regionMap.lakes.map(ring).join('')
  const home = project(facts.serviceArea)
  const isHomeInView =
    Math.hypot(home[0] - light[0], home[1] - light[1]) > 60 && home[0] > 760 && home[0] < width - 60
  return sheet(
    mix(night, ground, 0.5),
    lit(palette, { id: 'lit', at: light, radius: 700, far: mix(contour, palette.haze, 0.4) }),
    // Depth lines follow the shore: strokes from wide to narrow, each covered by the water of the next one.
    ...[92, 66, 42, 20].flatMap((reach, index) => [
      line(coast, { stroke: mix(night, contour, 0.55 + index * 0.14), width: reach * 2 + 3 }),
      line(coast, { stroke: mix(night, ground, 0.55 + index * 0.25), width: reach * 2 - 2 }),
    ]),
    shape(land, mix(raised, contour, 0.3)),
    shape(water, mix(night, ground, 0.6)),
    line(water, { stroke: mix(night, contour, 0.9), width: 2 }),
    glow(palette, light, 460, 0.9),
    line(coast, { stroke: 'url(#lit)', width: 4 }),
    ...(isHomeInView ? [glow(palette, home, 110, 0.6), lamp(palette, home, 8)] : []),
    lamp(palette, light, 19),
  )
}

/** Closes land that goes on outside the picture, far away on one side. */
function onward(points: readonly Point[], side: RegionMap['coasts'][number]['continues']): string {
  const [x, y] = points[0] ?? [0, 0]
  const far = side === 'north' || side === 'west' ? -9000 : 9000
  return side === 'north' || side === 'south' ? `V${far}H${x}Z` : `H${far}V${y}Z`
}
