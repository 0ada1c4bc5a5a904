import type { ReactNode } from 'react'
import styles from './harbor.module.css'
import { Waves } from './waves.tsx'

/**
 * A lighthouse on a rock, drawn like the covers (engine/artwork), by night or in the morning, and `children` before it. The
 * lamp stands above the origin, on the horizon. The drawing reaches far beyond its box, so that it fills every screen.
 */
export function Harbor({ children }: { children?: ReactNode }) {
  return (
    <div className={`${styles.harbor} not-printed`}>
      <div className={styles.beam} />
      <svg viewBox="-480 -350 720 520" aria-hidden="true">
        <defs>
          <linearGradient id="sky" x2="0" y2="1">
            <stop offset=".3" className={styles.sky} stopOpacity="0" />
            <stop offset=".75" className={styles.sky} stopOpacity=".3" />
            <stop offset="1" className={styles.sky} />
          </linearGradient>
          <linearGradient id="water" x2="0" y2="1">
            <stop className={styles.water} />
            <stop offset="1" className={styles.water} stopOpacity="0" />
          </linearGradient>
          <radialGradient
            id="lit"
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r="620"
            gradientTransform="matrix(1 0 0 .45 0 40)"
          >
            <stop offset=".1" className={styles.amber} />
            <stop offset=".5" className={styles.amber} stopOpacity=".3" />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
          <linearGradient id="shine" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="50" y2="170">
            <stop className={styles.amber} />
            <stop offset="1" className={styles.amber} stopOpacity=".1" />
          </linearGradient>
          <radialGradient id="glow">
            <stop className={styles.amber} stopOpacity=".85" />
            <stop offset=".08" className={styles.amber} stopOpacity=".45" />
            <stop offset=".25" className={styles.amber} stopOpacity=".18" />
            <stop offset=".6" className={styles.amber} stopOpacity=".05" />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
        </defs>
        <path fill="url(#sky)" d="M-2400-420h4000V0h-4000z" />
        <path
          className={styles.stars}
          d="M-410-330h0m90-60h0m75 95h0m60-120h0m58 170h0m92-190h0m70 110h0m62-84h0m40 150h0m60-110h0"
        />
        <path
          className={styles.land}
          d="M-2400 0C-1500-4-1300-22-1050-14S-760-2-640 0zM90 0C160-14 260-20 330-12S520-26 640-20 900 0 1600 0z"
        />
        <path fill="url(#water)" d="M-2400 0h4000v170h-4000z" />
        <Waves className={styles.waves} />
        <g className={styles.light}>
          <Waves stroke="url(#lit)" />
          <circle cy="-246" r="250" fill="url(#glow)" />
        </g>
        <path
          className={styles.rock}
          d="M-206 44C-186 30-164 32-150 20S-118 6-98 4-66-20-38-24 18-32 40-22 74-4 96-2s36 14 58 16 44 18 62 30c-50 7-110 3-170 7s-150 2-252-7z"
        />
        <g className={styles.edges}>
          <path
            id="edges"
            d="M-206 44C-186 30-164 32-150 20S-118 6-98 4-66-20-38-24 18-32 40-22 74-4 96-2s36 14 58 16 44 18 62 30M-150 40c14-14 34-12 52-18s26-20 48-26M-84 42c20-8 28-20 52-26S12 4 34 8M4 42c18-4 30-16 54-16s40 8 60 6M96 42c14-6 36-6 50-4M-24-22q24 11 48 0"
          />
          <use className={styles.light} href="#edges" stroke="url(#lit)" strokeOpacity=".7" />
        </g>
        <g className={styles.tower}>
          <path d="M-24-22-15-206h30L24-22q-24 11-48 0z" />
          <path d="M-27-206h54v-8h-54zM-16-262 0-280l16 18zM-2-280h4v-14h-4z" />
        </g>
        <path className={styles.shade} d="M2-214V-16q13-1 22-6L15-206v-8z" />
        <path className={styles.band} d="M-19.6-112-17.6-152h35.2l2 40z" />
        <path className={styles.house} d="M-13-262v48h26v-48z" />
        <g className={styles.light}>
          <path
            stroke="url(#shine)"
            fill="none"
            strokeWidth="3"
            d="M-26 54q13-2 26 0t26 0M-48 66q24-3 50 0t30 0M-18 80q18-3 36 0t38 0M-62 96q26-4 60 0t44 0M-22 114q22-4 48 0t26 0M-66 134q20-4 42 0t30 0M2 154q22-4 40 0t20 0"
          />
          <circle className={styles.lamp} cy="-240" r="13" />
          <circle className={styles.flame} cy="-240" r="7.5" />
        </g>
        {children}
      </svg>
    </div>
  )
}
