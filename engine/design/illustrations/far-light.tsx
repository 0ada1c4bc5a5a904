import type { ReactNode } from 'react'
import styles from './far-light.module.css'
import { Waves } from './waves.tsx'

/**
 * The sea at the end of a page, with the lighthouse of the front page (harbor.tsx) far away. Its lamp stands above the
 * origin, on the horizon. `children` lie on the water before it.
 */
export function FarLight({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.sea}>
      <svg viewBox="-220 -140 320 216" aria-hidden="true">
        <defs>
          <linearGradient id="far-water" x2="0" y2="1">
            <stop className={styles.water} stopOpacity=".8" />
            <stop offset="1" className={styles.water} stopOpacity="0" />
          </linearGradient>
          <radialGradient
            id="far-lit"
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r="330"
            gradientTransform="matrix(1 0 0 .4 0 10)"
          >
            <stop offset=".05" className={styles.amber} />
            <stop offset=".5" className={styles.amber} stopOpacity=".25" />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
          <radialGradient id="far-glow">
            <stop className={styles.amber} stopOpacity=".8" />
            <stop offset=".1" className={styles.amber} stopOpacity=".4" />
            <stop offset=".35" className={styles.amber} stopOpacity=".12" />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
        </defs>
        <path fill="url(#far-water)" d="M-2400 0h4000v76h-4000z" />
        <Waves count={5} className={styles.waves} />
        <Waves count={5} stroke="url(#far-lit)" />
        <circle cy="-54" r="86" fill="url(#far-glow)" />
        <path
          className={styles.rock}
          d="M-52 13C-40 7-34 5-24 3S-10-7-2-8 14-3 22 1s22 6 32 12q-53 8-106 0z"
        />
        <path
          className={styles.tower}
          d="M-6-7-3.6-46h7.2L6-7Q0-3-6-7zM-7-46h14v-2.4H-7zM-4.4-60 0-65l4.4 5zM-3.4-60v12h6.8v-12z"
        />
        <path
          stroke="url(#far-lit)"
          fill="none"
          strokeWidth="2"
          d="M-12 19q7-1 14 0t12 0M-20 27q11-2 22 0t16 0M-8 36q9-2 18 0t16 0M-26 46q14-2 28 0t18 0M-6 58q12-2 24 0t12 0"
        />
        <circle className={styles.lamp} cy="-54" r="4.6" />
        <circle className={styles.flame} cy="-54" r="2.6" />
        {children && <g className={styles.near}>{children}</g>}
      </svg>
    </div>
  )
}

/** The end of a page that has no words there. */
export const SeaEnd = ({ children }: { children?: ReactNode }) => (
  <div className={`${styles.end} not-printed`} data-tone="plain">
    <FarLight>{children}</FarLight>
  </div>
)
