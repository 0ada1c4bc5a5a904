import type { ReactNode } from 'react'
import styles from './quay.module.css'
import { Waves } from './waves.tsx'

/**
 * The top of a page where a visitor comes ashore, contact and booking: above a quay with a boathouse and a lamp, drawn like
 * the lighthouse of the front page (harbor.tsx). Phones have a strip of it below the words.
 */
export const QuayTop = ({ children }: { children: ReactNode }) => (
  <div className={styles.top}>
    {children}
    <Quay />
  </div>
)

/** A boat with its sail up, as it lies at the quay. */
export const Boat = () => (
  <>
    <path className={styles.stone} d="M-130 40V-66h3V40z" />
    <path className={styles.sail} d="M-126-60C-116-30-116 2-121 26l-5 2z" />
    <path
      className={styles.stone}
      d="M-176 32C-158 42-98 42-76 26-80 46-90 56-112 58H-150C-164 56-174 46-176 32z"
    />
    <path
      className={styles.edges}
      d="M-176 32C-158 42-98 42-76 26-80 46-90 56-112 58H-150C-164 56-174 46-176 32M-171 43C-150 52-104 51-81 40M-128-66-172 33"
    />
  </>
)

/** The origin is on the horizon. */
const Quay = () => (
  <svg className={`${styles.quay} not-printed`} viewBox="-210 -140 420 240" aria-hidden="true">
    <defs>
      <linearGradient id="quay-water" x2="0" y2="1">
        <stop className={styles.water} />
        <stop offset="1" className={styles.water} stopOpacity="0" />
      </linearGradient>
      <radialGradient
        id="quay-lit"
        gradientUnits="userSpaceOnUse"
        cx="0"
        cy="0"
        r="300"
        gradientTransform="matrix(1 0 0 .4 -30 20)"
      >
        <stop offset=".05" className={styles.amber} />
        <stop offset=".5" className={styles.amber} stopOpacity=".25" />
        <stop offset="1" className={styles.amber} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="quay-glow">
        <stop className={styles.amber} stopOpacity=".7" />
        <stop offset=".12" className={styles.amber} stopOpacity=".35" />
        <stop offset=".4" className={styles.amber} stopOpacity=".1" />
        <stop offset="1" className={styles.amber} stopOpacity="0" />
      </radialGradient>
      <linearGradient id="quay-pool" x2="0" y2="1">
        <stop className={styles.amber} stopOpacity=".45" />
        <stop offset="1" className={styles.amber} stopOpacity="0" />
      </linearGradient>
    </defs>
    <path
      className={styles.land}
      d="M-2400 0C-1200-10-700-14-420-9S-240-2-170 0zM-60 0C20-12 130-16 230-10S900-14 1600 0z"
    />
    <path fill="url(#quay-water)" d="M-2400 0h4000v100h-4000z" />
    <Waves count={5} className={styles.waves} />
    <Waves count={5} stroke="url(#quay-lit)" />
    <g className={styles.stone}>
      <path d="M62-30 96-62l38 32V26H62z" />
      <path d="M96-62H168L206-30H134z" />
      <path d="M134-30h72v56h-72z" />
      <path d="M-66 62C-60 54-52 54-50 46S-44 34-40 24H1600V62z" />
    </g>
    <path className={styles.shade} d="M134-30h72v56h-72zM-66 62C-60 54-52 54-50 46S-46 40-44 36H1600V62z" />
    <path
      className={styles.edges}
      d="M62 24V-30L96-62l38 32V24M58-26 96-62l42 36M96-62H168L206-30H134M122-40h72M110-51h72M206-30V24M78 24V-4h16v28M-66 62C-60 54-52 54-50 46S-44 34-40 24H1600M-44 36H1600M-20 36v13M22 49v13M34 36v13M76 49v13M100 36v13M142 49v13M168 36v13M198 49v13M-50 49H1600"
    />
    <path className={styles.edges} d="M-8 24V-72c0-8 14-10 18-2" />
    <path fill="url(#quay-pool)" d="M4-66-26 24H42L16-66z" />
    <circle cx="10" cy="-70" r="82" fill="url(#quay-glow)" />
    <circle cx="116" cy="-8" r="52" fill="url(#quay-glow)" />
    <path
      className={styles.lamp}
      d="M106-18h8v8h-8zM117-18h8v8h-8zM106-7h8v8h-8zM117-7h8v8h-8zM1-66q9-16 18 0z"
    />
    <circle className={styles.flame} cx="10" cy="-65" r="3.4" />
    <Boat />
    <path className={styles.edges} d="M-78 28C-66 40-48 38-34 26M-34 24v-7h6v7" />
    <path
      className={styles.shine}
      d="M-34 70q10-2 20 0t20 0M-52 78q16-2 32 0t22 0M-22 88q12-2 24 0t24 0M102 70q8-2 16 0t12 0M94 80q10-2 20 0t14 0"
    />
  </svg>
)
