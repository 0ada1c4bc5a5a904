import type { LucideIcon } from 'lucide-react'
import { type Point, shore } from './curves.ts'
import styles from './skerry.module.css'

/** How far out the drawn line lies; each use of it is drawn larger or smaller. */
const unit = 100

/**
 * An islet of the site's charts: a shore with what stands on it, and the depth lines around it.
 * Stands inside an SVG.
 */
export function Skerry({
  at,
  radius,
  rings,
  seed,
  icon: Icon,
}: {
  at: Point
  radius: number
  /** How many depth lines lie around it. */
  rings: number
  /** Turns each islet its own way. */
  seed: number
  icon?: LucideIcon | undefined
}) {
  const [x, y] = at
  const size = radius * 0.8
  // One path for every line of every islet: what is repeated weighs next to nothing once the page is compressed.
  const line = shore([0, 0], unit, 1)
  const turn = (seed * 97) % 360
  const drawn = (reach: number) => `rotate(${turn}) scale(${Number((reach / unit).toFixed(3))})`
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: rings }, (_, ring) => radius * (1.3 + 0.3 * ring + 0.03 * ring * ring)).map(
        (reach) => (
          <path key={reach} d={line} transform={drawn(reach)} className={styles.ring} />
        ),
      )}
      <path d={line} transform={drawn(radius)} className={styles.shore} />
      {Icon && (
        <g className={styles.icon}>
          <Icon aria-hidden x={-size / 2} y={-size / 2} width={size} height={size} strokeWidth={1.6} />
        </g>
      )}
    </g>
  )
}
