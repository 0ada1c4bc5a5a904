import { facts } from '../../content/facts.ts'
import { isCovered, regionMap } from '../../content/region-map.ts'
import type { RegionMap } from '../../content/site/map-file.ts'
import type { View } from '../../content/site/map-view.ts'
import type { Point } from './curves.ts'
import styles from './place-map.module.css'
import { crosses, curve, height, isIn, projected, width } from './projection.ts'
import { Land, SeaChart } from './sea-chart.tsx'

const home = facts.address.town
/** Where it shows the town of the business, too. */
const overview =
  regionMap.overview && isCovered(regionMap.overview) && isIn(regionMap.overview, facts.serviceArea)
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
export function PlaceMap({
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
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <SeaChart view={view} />
        {roadsIn(view).map(({ name, points }) => (
          <path key={name} d={curve(view, points)} className={styles.road} />
        ))}
        {towns
          .filter((town) => town !== home)
          .map((town) => (
            <TownDot key={town} view={view} name={town} isHere={town === here} />
          ))}
        {isIn(view, facts.serviceArea) ? (
          <Beacon at={projected(view, facts.serviceArea)} side="s" />
        ) : (
          overview && <Overview view={view} whole={overview} />
        )}
      </svg>
    </div>
  )
}

type Town = RegionMap['towns'][string]

const sides: Record<Town['side'], { dx: string; dy: string; textAnchor: 'start' | 'middle' | 'end' }> = {
  n: { dx: '0', dy: '-0.65em', textAnchor: 'middle' },
  ne: { dx: '0.4em', dy: '-0.3em', textAnchor: 'start' },
  e: { dx: '0.6em', dy: '0.34em', textAnchor: 'start' },
  se: { dx: '0.4em', dy: '0.95em', textAnchor: 'start' },
  s: { dx: '0', dy: '1.3em', textAnchor: 'middle' },
  sw: { dx: '-0.4em', dy: '0.95em', textAnchor: 'end' },
  w: { dx: '-0.6em', dy: '0.34em', textAnchor: 'end' },
  nw: { dx: '-0.4em', dy: '-0.3em', textAnchor: 'end' },
}

function Name({ at: [x, y], side, children }: { at: Point; side: Town['side']; children: string }) {
  return (
    <text x={x} y={y} {...sides[side]}>
      {children}
    </text>
  )
}

function townAt(name: string): Town {
  const town = regionMap.towns[name]
  // The places have been checked for that: locations-file.ts.
  if (!town) throw new Error(`The map has no town ${name}`)
  return town
}

function TownDot({ view, name, isHere }: { view: View; name: string; isHere: boolean }) {
  const town = townAt(name)
  const at = projected(view, town.at)
  return (
    <g className={isHere ? styles.here : town.isMinor ? styles.minor : undefined}>
      <circle cx={at[0]} cy={at[1]} r="5" className={styles.dot} />
      <Name at={at} side={town.side}>
        {name}
      </Name>
    </g>
  )
}

function Beacon({ at, side }: { at: Point; side: Town['side'] }) {
  return (
    <g className={styles.beacon}>
      {[30, 18, 9].map((radius) => (
        <circle key={radius} cx={at[0]} cy={at[1]} r={radius} />
      ))}
      <Name at={at} side={side}>
        {home}
      </Name>
    </g>
  )
}

const shrink = 0.34
const corner = { x: width - width * shrink - 12, y: height - height * shrink - 12 }
const size = { width: width * shrink, height: height * shrink }

/** The whole region in the corner, with a frame around the view. */
function Overview({ view, whole }: { view: View; whole: View }) {
  const [left, bottom] = projected(whole, { longitude: view.west, latitude: view.south })
  const [right] = projected(whole, { longitude: view.east, latitude: view.south })
  const share = (right - left) / width
  const [x, y] = projected(whole, facts.serviceArea)
  return (
    <>
      <svg {...corner} {...size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Land view={whole} />
        <rect
          x={left}
          y={bottom - height * share}
          width={width * share}
          height={height * share}
          className={styles.view}
        />
      </svg>
      <rect {...corner} {...size} rx="4" className={styles.frame} />
      <Beacon at={[corner.x + x * shrink, corner.y + y * shrink]} side="n" />
    </>
  )
}
