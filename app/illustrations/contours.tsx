import styles from './contours.module.css'

const lines = 7
const width = 1440
const step = 30

/** A wavy line, longer than the drawing is wide. Its waves are 240 units long. */
const wave = `M0 0${'q60-13 120 0t120 0'.repeat(7)}`

/** Lower lines have longer and higher waves. */
const transformOf = (line: number) => `translate(${-line * 61} ${20 + line * step}) scale(${1 + line / 10})`

/** Wavy lines along the lower edge of a section, as depth contours on a sea chart. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${width} ${lines * step + 30}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        <path key={transformOf(line)} d={wave} transform={transformOf(line)} />
      ))}
    </svg>
  )
}
