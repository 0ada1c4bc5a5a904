import type { LucideIcon } from 'lucide-react'
import { type Point, shore } from './curves.ts'
import styles from './skerry.module.css'

/** The radius of the shape before it is scaled. */
const unit = 100

/**
 * A small islet as on a sea chart: its shore, an icon on it, and rings of depth lines around it. It is used inside an
 * SVG.
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
  /** The number of depth lines. */
  rings: number
  /** Turns the shape. */
  seed: number
  icon?: LucideIcon | undefined
}) {
  const [x, y] = at
  const size = radius * 0.8
  // One path, scaled for each line, because repeated text compresses well.
  const line = shore([0, 0], unit, 1)
  const turn = (seed * 97) % 360
  const transformOf = (distance: number) => `rotate(${turn}) scale(${Number((distance / unit).toFixed(2))})`
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: rings }, (_, ring) => radius * (1.3 + 0.3 * ring + 0.03 * ring * ring)).map(
        (distance) => (
          <path key={distance} d={line} transform={transformOf(distance)} className={styles.ring} />
        ),
      )}
      <path d={line} transform={transformOf(radius)} className={styles.shore} />
      {Icon && (
        <g className={styles.icon}>
          <Icon aria-hidden x={-size / 2} y={-size / 2} width={size} height={size} strokeWidth={1.6} />
        </g>
      )}
    </g>
  )
}
