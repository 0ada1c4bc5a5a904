import type { ReactNode } from 'react'
import styles from './vignette.module.css'

/** What lies on the water, and where its light is. The water begins at a height of 124. */
const scenes = {
  /** On its way to a customer. */
  boat: {
    light: [170, 58],
    drawn: (
      <>
        <path
          className={styles.body}
          d="M146 118V94h36l10 24zM112 116h92l20-9c-5 19-14 31-28 34h-58c-15-4-24-12-26-25z"
        />
        <path
          className={styles.edges}
          d="M112 116h92l20-9c-5 19-14 31-28 34h-58c-15-4-24-12-26-25zM146 116V94h36l10 22M116 127h101M170 94V64M120 116v-10h14M170 70 204 116"
        />
        <path className={styles.lamp} d="M153 100h9v9h-9zM168 100h9l4 9h-13z" />
      </>
    ),
  },
  /** A mark on a skerry, to steer by. */
  mark: {
    light: [160, 30],
    drawn: (
      <>
        <path
          className={styles.body}
          d="M76 134C88 122 104 124 114 116S138 108 150 106 178 106 188 112 212 120 222 126 240 130 248 136C210 144 120 144 76 134zM134 112 153 50h14l19 62z"
        />
        <path
          className={styles.edges}
          d="M76 134C88 122 104 124 114 116S138 108 150 106 178 106 188 112 212 120 222 126 240 130 248 136M134 112 153 50h14l19 62M140 92h40M146 72h28M160 50v62M140 92 160 112 180 92M160 50V38M108 134c10-8 20-8 30-10M196 134c8-6 18-6 26-6"
        />
      </>
    ),
  },
  /** Always lit. */
  buoy: {
    light: [166, 50],
    drawn: (
      <g transform="rotate(5 160 140)">
        <path className={styles.body} d="M142 128 154 62h12l12 66zM122 128h76q-2 18-16 22h-44q-14-4-16-22z" />
        <path
          className={styles.edges}
          d="M142 128 154 62h12l12 66M122 128h76q-2 18-16 22h-44q-14-4-16-22zM145 111 170 84M175 111 150 84M145 111h30M150 84h20M148 62h24M153 62V46h14v16M150 46q10-12 20 0z"
        />
        <path className={styles.lamp} d="M156 49h8v10h-8z" />
      </g>
    ),
  },
} satisfies Record<string, { light: readonly [number, number]; drawn: ReactNode }>

/** A heading with a small scene beside it, below it where it has a column of its own. It is drawn like the quay (quay.tsx). */
export function Vignette({ name, children }: { name: keyof typeof scenes; children: ReactNode }) {
  const { light, drawn } = scenes[name]
  const [x, y] = light
  return (
    <div className={styles.head}>
      {children}
      <svg className="not-printed" viewBox="0 0 320 184" aria-hidden="true">
        <defs>
          <radialGradient id="lit" gradientUnits="userSpaceOnUse" cx={x} cy="130" r="120">
            <stop className={styles.amber} />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
          <radialGradient id="glow">
            <stop className={styles.amber} stopOpacity=".6" />
            <stop offset=".25" className={styles.amber} stopOpacity=".2" />
            <stop offset="1" className={styles.amber} stopOpacity="0" />
          </radialGradient>
          <path
            id="water"
            d="M8 125q26-2 52 0t50 0 50 0 50 0 50 0 50 0M0 135q32-3 64 0t64 0 64 0 64 0 64 0M18 148q34-4 68 0t80 0 72 0 64 0M44 163q38-5 76 0t88 0 68 0M92 179q32-5 64 0t70 0"
          />
        </defs>
        <use href="#water" className={styles.waves} />
        <use href="#water" stroke="url(#lit)" className={styles.waves} />
        {drawn}
        <circle cx={x} cy={y} r="58" fill="url(#glow)" />
        <circle cx={x} cy={y} r="4" className={styles.lamp} />
      </svg>
    </div>
  )
}
