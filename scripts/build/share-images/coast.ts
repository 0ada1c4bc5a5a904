/** The background of a share image for a place: its coast at night, as on a sea chart. */
import { type GeoPoint, lakes, shores } from '../../../app/illustrations/coast.ts'
import { townAt } from '../../../app/illustrations/towns.ts'
import { facts } from '../../../content/facts.ts'
import { line, type Point, shape, sheet, smooth, width } from '../../artwork/drawing.ts'
import { glow, lamp, lit } from '../../artwork/light.ts'
import { contour, ground, mix, night, paletteOf, raised } from '../../artwork/palette.ts'

/** The lit town, and the width of the view in degrees of longitude. */
const views: Record<string, { light: string; degrees: number }> = {
  skane: { light: 'Eslöv', degrees: 4.6 },
  blekinge: { light: 'Ronneby', degrees: 3 },
  malmo: { light: 'Malmö', degrees: 2.1 },
  kristianstad: { light: 'Kristianstad', degrees: 2.1 },
  karlskrona: { light: 'Karlskrona', degrees: 1.7 },
}

const palette = paletteOf('night')
const light: Point = [1160, 440]
/** The length of a degree of longitude at 56° north, in degrees of latitude. */
const squeeze = Math.cos((56 * Math.PI) / 180)

/** Throws for a place that has no view. */
export function drawCoast(slug: string): string {
  const view = views[slug]
  if (!view) throw new Error(`Say in scripts/build/share-images/coast.ts which town stands for ${slug}`)
  const middle = townAt(view.light)
  const scale = width / view.degrees
  const project = ({ longitude, latitude }: GeoPoint): Point => [
    light[0] + (longitude - middle.longitude) * scale,
    light[1] - ((latitude - middle.latitude) * scale) / squeeze,
  ]
  const [mainland = [], zealand = [], ...islands] = shores.map((shore) => shore.map(project))
  const ring = (points: readonly Point[]) => smooth([...points, ...points.slice(0, 1)])
  // Both coasts continue outside the view: the mainland to the north, the island to the west.
  const land = [
    `${smooth(mainland)}V-9000H-9000Z`,
    `${smooth(zealand)}H-9000V${zealand[0]?.[1]}Z`,
    ...islands.map(ring),
  ].join('')
  const water = lakes.map((lake) => ring(lake.map(project))).join('')
  const coast = [mainland, zealand].map((points) => smooth(points)).join('') + islands.map(ring).join('')
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
