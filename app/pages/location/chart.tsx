import { lakes, type Point, shores } from './coast.ts'
import styles from './map.module.css'
import { curve, height, type View, width } from './projection.ts'

/** How far out in the sea each contour line lies, in units of the drawing, outermost first. */
const depths = [68, 44, 26, 12]

/** In an overview a third as large, nobody sees smaller bends than these units. */
const overviewGrain = 9

/** Land without anything around it. */
export const Land = ({ view }: { view: View }) => (
  <>
    <rect width={width} height={height} className={styles.sea} />
    <path d={outlines(view, shores, overviewGrain)} className={styles.land} />
  </>
)

/**
 * Sea with contour lines, and land. Each line is the coast drawn twice: broad in the colour of the line, and a little less
 * broad in that of the sea.
 */
export function Chart({ view }: { view: View }) {
  return (
    <>
      <rect width={width} height={height} className={styles.sea} />
      <defs>
        <path id="coast" d={outlines(view, shores, 2)} />
      </defs>
      {depths.map((depth) => (
        <g key={depth}>
          <use href="#coast" className={styles.line} strokeWidth={2 * depth + 1.5} />
          <use href="#coast" className={styles.water} strokeWidth={2 * depth - 1.5} />
        </g>
      ))}
      <use href="#coast" className={styles.land} />
      <path d={outlines(view, lakes)} className={styles.lake} />
    </>
  )
}

const outlines = (view: View, shapes: readonly Point[][], grain = 0) =>
  shapes.map((shape) => curve(view, shape, { isClosed: true, grain })).join('')
