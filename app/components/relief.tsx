import type { ReactNode } from 'react'
import { shore } from './curves.ts'
import styles from './relief.module.css'

const rings = 6

/** The opening of a page with the depth lines of a shore beside it. Each `seed` turns it another way. */
export function Relief({ seed, children }: { seed: number; children: ReactNode }) {
  // The same path for every line, that of the islets: what is repeated weighs next to nothing once compressed.
  const line = shore([0, 0], 100, 1)
  return (
    <div className={styles.beside}>
      <svg className={styles.relief} viewBox="-300 -300 600 600" aria-hidden="true">
        {Array.from({ length: rings }, (_, ring) => 48 + ring * (30 + ring * 4)).map((reach) => (
          <path key={reach} d={line} transform={`rotate(${(seed * 67) % 360}) scale(${reach / 100})`} />
        ))}
      </svg>
      {children}
    </div>
  )
}
