import type { ReactNode } from 'react'
import { shore } from './curves.ts'
import styles from './relief.module.css'

const rings = 6

/** The opening of a page with the depth lines of a shore beside it. Each `seed` is another coast. */
export function Relief({ seed, children }: { seed: number; children: ReactNode }) {
  // The same path for every line: what is repeated weighs next to nothing once the page is compressed.
  const line = shore([0, 0], 100, seed)
  return (
    <div className={styles.beside}>
      <svg className={styles.relief} viewBox="-300 -300 600 600" aria-hidden="true">
        {Array.from({ length: rings }, (_, ring) => 48 + ring * (30 + ring * 4)).map((reach) => (
          <path key={reach} d={line} transform={`scale(${reach / 100})`} />
        ))}
      </svg>
      {children}
    </div>
  )
}
