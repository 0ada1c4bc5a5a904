import type { ReactNode } from 'react'
import styles from './main-heading.module.css'

/** The heading of a page. One with a long word, such as a compound, is smaller on phones. */
export const MainHeading = ({ children }: { children: ReactNode }) => (
  <h1 className={typeof children === 'string' ? sizeFor(children) : undefined}>{children}</h1>
)

function sizeFor(text: string): string | undefined {
  const letters = Math.max(...text.split(/[^\p{L}\p{N}]+/u).map((word) => word.length))
  if (letters < 15) return undefined
  return letters < 18 ? styles.long : styles.longest
}
