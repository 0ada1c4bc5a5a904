import { smooth } from './curves.ts'
import styles from './workplace.module.css'

/** The ridge behind the water, from the left edge of the window to the right one. */
const hills = smooth([
  [64, 214],
  [112, 186],
  [170, 200],
  [232, 172],
  [300, 194],
  [356, 180],
])

/** A desk at a window over the harbor by night: a lamp, a screen with lines of code, a cup, a notebook. */
export function Workplace() {
  return (
    <svg className={styles.workplace} viewBox="0 0 600 460" aria-hidden="true">
      <defs>
        <clipPath id="window">
          <rect x="64" y="28" width="292" height="252" rx="6" />
        </clipPath>
        <linearGradient id="beam" x1="0" x2="1">
          <stop className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
        <radialGradient id="pool" cx=".5" cy="0" r="1">
          <stop className={styles.near} />
          <stop offset="1" className={styles.far} />
        </radialGradient>
      </defs>
      <g clipPath="url(#window)">
        <rect x="64" y="28" width="292" height="252" className={styles.sky} />
        <path d={`${hills}V280H64Z`} className={styles.hill} />
        <path d="M128 150 356 84v104Z" fill="url(#beam)" />
        <path d="M120 196l4-42h8l4 42z" className={styles.tower} />
        <circle cx="128" cy="149" r="6" className={styles.lamp} />
        <path d="M64 214H356V280H64Z" className={styles.sea} />
        {[228, 242, 258, 274].map((y, line) => (
          <path key={y} d={`M${40 + line * 9} ${y}${'q14-5 28 0t28 0'.repeat(6)}`} className={styles.line} />
        ))}
      </g>
      <path d="M64 28h292v252H64zM210 28v252M64 150h292" className={styles.frame} />
      <path d="M398 178 318 404H560L470 178Z" fill="url(#pool)" />
      <path d="M10 404H590" className={styles.desk} />
      <path d="M536 404h-52m26 0 20-150-92-92" className={styles.desk} />
      <path d="M396 182 432 140l48 40Z" className={styles.shade} />
      <g className={styles.object}>
        <path d="M250 300h150q6 0 6 6v90H244v-90q0-6 6-6z" />
        <path d="M226 396h198l12 8H214z" />
        <path d="M112 388h84v16h-84zM112 394h84" />
        <path d="M166 386l44-22" />
        <path d="M540 372h30v32h-30zM570 378q12 0 12 10t-12 10" />
      </g>
      <path d="M264 322h54M264 338h30m12 0h56M280 354h44m12 0h28M280 370h20" className={styles.code} />
      <path d="M376 322h12" className={styles.cursor} />
      <path d="M550 362q-6-8 0-16t0-16M562 362q-6-8 0-16" className={styles.line} />
    </svg>
  )
}
