import { facts } from '../../core/site/facts.ts'
import type { RegionMap } from '../../core/site/map.ts'
import { isCovered, type View } from '../../core/site/map-view.ts'
import { regionMap } from '../../core/site/region-map.ts'
import type { Point } from './curves.ts'
import styles from './location-map.module.css'
import { crosses, curve, height, isIn, projected, width } from './projection.ts'
import { Land, SeaChart } from './sea-chart.tsx'
import { type Box, sidesOf, type TownRing, textPlace } from './town-names.ts'

const home = facts.address.town
/** Where it shows the town of the business, too. */
const overview =
  regionMap.overview &&
  isCovered(regionMap.overview, regionMap.covers) &&
  isIn(regionMap.overview, facts.serviceArea)
    ? regionMap.overview
    : undefined

/** Whether a map shows the town of the business, in the view or in its corner. */
export const showsHome = (view: View) => isIn(view, facts.serviceArea) || overview !== undefined

/** The towns that are in a view; others stand in the list of the page alone. */
export const townsIn = (view: View, towns: readonly string[]) =>
  towns.filter((name) => isIn(view, townAt(name).at))

/** The roads in a view. */
export const roadsIn = (view: View) => regionMap.roads.filter(({ points }) => crosses(view, points))

/**
 * A map with towns and, in amber, the town of the business. Where that is outside the view, a small overview map in the
 * corner shows both. `here` is the town that the page is about, if it is about one.
 */
export function LocationMap({
  view,
  towns,
  here,
  label,
}: {
  view: View
  towns: readonly string[]
  here: string
  label: string
}) {
  const isHomeIn = isIn(view, facts.serviceArea)
  const corner = isHomeIn ? undefined : overview
  const rings = towns
    .filter((town) => town !== home)
    .map((name): TownRing => {
      const { at, side } = townAt(name)
      return { name, at: projected(view, at), radius: dotRadius, side }
    })
  const beacon = isHomeIn && {
    name: home,
    at: projected(view, facts.serviceArea),
    radius: lampRadius,
    side: 's' as const,
  }
  const sides = sidesOf(beacon ? [...rings, beacon] : rings, corner && [frame])
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <SeaChart view={view} />
        {roadsIn(view).map(({ name, points }) => (
          <path key={name} d={curve(view, points)} className={styles.road} />
        ))}
        {[...sides].map(([{ name, at, radius }, side]) => (
          <g key={name} className={name === home ? styles.beacon : name === here ? styles.here : undefined}>
            {name === home ? <Lamp at={at} /> : <circle cx={at[0]} cy={at[1]} r="5" className={styles.dot} />}
            <text {...textPlace({ name, at, radius }, side)}>{name}</text>
          </g>
        ))}
        {corner && <Overview view={view} whole={corner} />}
      </svg>
    </div>
  )
}

/** With half of its line. */
const dotRadius = 6.25
/** Of the light, whose glow names may lie on. */
const lampRadius = 18

type Town = RegionMap['towns'][string]

function townAt(name: string): Town {
  const town = regionMap.towns[name]
  // The places have been checked for that: engine/core/site/locations.ts.
  if (!town) throw new Error(`The map has no town ${name}`)
  return town
}

const Lamp = ({ at: [x, y] }: { at: Point }) =>
  [30, lampRadius, 9].map((radius) => <circle key={radius} cx={x} cy={y} r={radius} />)

const shrink = 0.34
const frame: Box = {
  x: width - width * shrink - 12,
  y: height - height * shrink - 12,
  width: width * shrink,
  height: height * shrink,
}

/** The whole region in the corner, with a frame around the view. */
function Overview({ view, whole }: { view: View; whole: View }) {
  const [left, bottom] = projected(whole, { longitude: view.west, latitude: view.south })
  const [right] = projected(whole, { longitude: view.east, latitude: view.south })
  const share = (right - left) / width
  const [x, y] = projected(whole, facts.serviceArea)
  const at: Point = [frame.x + x * shrink, frame.y + y * shrink]
  return (
    <>
      <svg {...frame} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Land view={whole} />
        <rect
          x={left}
          y={bottom - height * share}
          width={width * share}
          height={height * share}
          className={styles.view}
        />
      </svg>
      <rect {...frame} rx="4" className={styles.frame} />
      <g className={styles.beacon}>
        <Lamp at={at} />
        <text {...textPlace({ name: home, at, radius: lampRadius }, 'n')}>{home}</text>
      </g>
    </>
  )
}
