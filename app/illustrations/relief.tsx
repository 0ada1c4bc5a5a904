import type { ReactNode } from 'react'
import { shore } from './curves.ts'
import styles from './relief.module.css'

const rings = 6

/** The top of a page with rings beside it, like the depth lines around an islet. `seed` turns them. */
export function Relief({ seed, children }: { seed: number; children: ReactNode }) {
  // One path, scaled for each ring, because repeated text compresses well.
  const line = shore([0, 0], 100, 1)
  return (
    <div className={styles.beside}>
      <svg className={styles.relief} viewBox="-300 -300 600 600" aria-hidden="true">
        {Array.from({ length: rings }, (_, ring) => 48 + ring * (30 + ring * 4)).map((radius) => (
          <path key={radius} d={line} transform={`rotate(${(seed * 67) % 360}) scale(${radius / 100})`} />
        ))}
      </svg>
      {children}
    </div>
  )
}
