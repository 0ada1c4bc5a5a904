import styles from './contours.module.css'

const lines = 7
const width = 1440
const step = 30

/** One swell of the sea: lower lines roll slower and wider, as contour lines do on a chart. */
function swell(line: number): string {
  const y = 20 + line * step
  const reach = 240 + line * 26
  const height = 13 + line * 1.5
  const shift = line * 61
  let path = `M${-shift} ${y}`
  for (let x = -shift; x < width + reach; x += reach) {
    path += `q${reach / 4} ${-height} ${reach / 2} 0t${reach / 2} 0`
  }
  return path
}

/** The site's motif: thin contour lines of water along the lower edge of what it stands in. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${width} ${lines * step + 30}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--contour)" strokeWidth="1.5">
        {Array.from({ length: lines }, (_, line) => (
          <path key={swell(line)} d={swell(line)} />
        ))}
      </g>
    </svg>
  )
}
