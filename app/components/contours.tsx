import styles from './contours.module.css'

const lines = 7
const width = 1440
const step = 30

/** A swell of the sea, drawn once, far enough to cover the widest line; its waves are 240 units long. */
const swell = `M0 0${'q60-13 120 0t120 0'.repeat(7)}`

/** Lower lines roll slower and wider, as contour lines do on a chart. */
const placed = (line: number) => `translate(${-line * 61} ${20 + line * step}) scale(${1 + line / 10})`

/** The site's motif: thin contour lines of water along the lower edge of what it stands in. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${width} ${lines * step + 30}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        <path key={placed(line)} d={swell} transform={placed(line)} />
      ))}
    </svg>
  )
}
