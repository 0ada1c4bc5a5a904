import type { GeoPoint } from '../../core/site/map.ts'
import type { View } from '../../core/site/map-view.ts'
import { regionMap } from '../../core/site/region-map.ts'
import styles from './location-map.module.css'
import { curve, height, width } from './projection.ts'

const { lakes } = regionMap
const shores = [...regionMap.coasts.map(({ points }) => points), ...regionMap.islands]

/** The distance of each contour line from the coast, outermost first. */
const depths = [68, 44, 26, 12]

/** The overview is a third as large, so that smaller bends cannot be seen. */
const overviewDistance = 9

/** Land and sea, without contour lines. */
export const Land = ({ view }: { view: View }) => (
  <>
    <rect width={width} height={height} className={styles.sea} />
    <path d={outlines(view, shores, { minDistance: overviewDistance })} className={styles.land} />
  </>
)

/**
 * Sea with contour lines, and land. Each line is the coast drawn twice: with a wide stroke in the color of the line, and
 * with a narrower one in the color of the sea. Both are of its straight lines, because browsers leave gaps in wide
 * strokes around narrow bends.
 */
export function SeaChart({ view }: { view: View }) {
  return (
    <>
      <rect width={width} height={height} className={styles.sea} />
      <defs>
        <path id="coast" d={outlines(view, shores, { minDistance: 2, isAngular: true })} />
      </defs>
      {depths.map((depth) => (
        <g key={depth}>
          <use href="#coast" className={styles.line} strokeWidth={2 * depth + 1.5} />
          <use href="#coast" className={styles.water} strokeWidth={2 * depth - 1.5} />
        </g>
      ))}
      <path d={outlines(view, shores, { minDistance: 2 })} className={styles.land} />
      <path d={outlines(view, lakes)} className={styles.lake} />
    </>
  )
}

const outlines = (
  view: View,
  shapes: readonly GeoPoint[][],
  how: { minDistance?: number; isAngular?: boolean } = {},
) => shapes.map((shape) => curve(view, shape, { isClosed: true, ...how })).join('')
