import { facts } from '../../content/facts.ts'
import { e22 } from './coast.ts'
import type { Point } from './curves.ts'
import styles from './place-map.module.css'
import { curve, height, isIn, projected, type View, width } from './projection.ts'
import { Land, SeaChart } from './sea-chart.tsx'
import { type Side, townAt } from './towns.ts'

const home = facts.address.town

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
        <path d={curve(view, e22)} className={styles.road} />
        {towns
          .filter((town) => town !== home)
          .map((town) => (
            <Town key={town} view={view} name={town} isHere={town === here} />
          ))}
        {isIn(view, facts.serviceArea) ? (
          <Beacon at={projected(view, facts.serviceArea)} side="s" />
        ) : (
          <Overview view={view} />
        )}
      </svg>
    </div>
  )
}

const sides: Record<Side, { dx: string; dy: string; textAnchor: 'start' | 'middle' | 'end' }> = {
  n: { dx: '0', dy: '-0.65em', textAnchor: 'middle' },
  ne: { dx: '0.4em', dy: '-0.3em', textAnchor: 'start' },
  e: { dx: '0.6em', dy: '0.34em', textAnchor: 'start' },
  se: { dx: '0.4em', dy: '0.95em', textAnchor: 'start' },
  s: { dx: '0', dy: '1.3em', textAnchor: 'middle' },
  sw: { dx: '-0.4em', dy: '0.95em', textAnchor: 'end' },
  w: { dx: '-0.6em', dy: '0.34em', textAnchor: 'end' },
  nw: { dx: '-0.4em', dy: '-0.3em', textAnchor: 'end' },
}

function Name({ at: [x, y], side, children }: { at: Point; side: Side; children: string }) {
  return (
    <text x={x} y={y} {...sides[side]}>
      {children}
    </text>
  )
}

function Town({ view, name, isHere }: { view: View; name: string; isHere: boolean }) {
  const { side, isMinor, ...point } = townAt(name)
  const at = projected(view, point)
  return (
    <g className={isHere ? styles.here : isMinor ? styles.minor : undefined}>
      <circle cx={at[0]} cy={at[1]} r="5" className={styles.dot} />
      <Name at={at} side={side}>
        {name}
      </Name>
    </g>
  )
}

function Beacon({ at, side }: { at: Point; side: Side }) {
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

const wholeSouth: View = { west: 12.35, east: 16.3, south: 55.02 }
const shrink = 0.34
const corner = { x: width - width * shrink - 12, y: height - height * shrink - 12 }
const size = { width: width * shrink, height: height * shrink }

/** All of southern Sweden in the corner, with a frame around the view. */
function Overview({ view }: { view: View }) {
  const [left, bottom] = projected(wholeSouth, { longitude: view.west, latitude: view.south })
  const [right] = projected(wholeSouth, { longitude: view.east, latitude: view.south })
  const share = (right - left) / width
  const [x, y] = projected(wholeSouth, facts.serviceArea)
  return (
    <>
      <svg {...corner} {...size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Land view={wholeSouth} />
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
