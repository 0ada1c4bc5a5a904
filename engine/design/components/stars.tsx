import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './stars.module.css'

/** A rating in stars. `children` are the text for screen readers. */
export const Stars = ({ count, size, children }: { count: number; size: number; children: ReactNode }) => (
  <p className={styles.stars}>
    <span className="visually-hidden">{children}</span>
    {Array.from({ length: count }, (_, star) => star).map((star) => (
      <Star key={star} aria-hidden size={size} fill="currentColor" strokeWidth={0} />
    ))}
  </p>
)
