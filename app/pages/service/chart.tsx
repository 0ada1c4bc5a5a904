import type { ReactNode } from 'react'
import { type Point, smooth } from '../../components/curves.ts'
import styles from './chart.module.css'

const wideWidth = 1000
const tallWidth = 320

/**
 * A drawing of the page, said in `label` for those who do not see it. It is drawn twice, across for wide screens and
 * downwards for narrow ones, so that its words are of reading size on both; the style sheet shows one of them.
 * `wide` and `tall` are the heights of the two; they are 1000 and 320 units wide.
 */
export function Chart({
  label,
  wide,
  tall,
  children: draw,
}: {
  label: string
  wide: number
  tall: number
  children: (isWide: boolean) => ReactNode
}) {
  return (
    <div role="img" aria-label={label} className={styles.chart} data-heading>
      <svg aria-hidden viewBox={`0 0 ${wideWidth} ${wide}`} className={styles.wide}>
        {draw(true)}
      </svg>
      <svg aria-hidden viewBox={`0 0 ${tallWidth} ${tall}`} className={styles.tall}>
        {draw(false)}
      </svg>
    </div>
  )
}

/** A course from one place to another, with an arrow at its end. `back` is the way home. */
export function Course({ through, kind = 'there' }: { through: readonly Point[]; kind?: 'there' | 'back' }) {
  const [[x, y] = [0, 0], [fromX, fromY] = [0, 0]] = through.toReversed()
  const angle = Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI)
  return (
    <g className={kind === 'back' ? `${styles.course} ${styles.back}` : styles.course}>
      <path d={smooth(through)} />
      <path d="M-9-6 0 0-9 6" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </g>
  )
}

/**
 * A name on the chart and, in smaller letters under it, what is to be known. `room` is how many letters fit a line.
 * Moved into its place as a whole: lines that are written alike weigh next to nothing once the page is compressed.
 */
export function Label({
  at: [x, y],
  title,
  note = '',
  anchor = 'start',
  room = 20,
  isMarked = false,
}: {
  at: Point
  title?: string
  note?: string
  anchor?: 'start' | 'middle' | 'end'
  room?: number
  /** Belongs to a way, not to a place. */
  isMarked?: boolean
}) {
  const first = title ? 24 : 0
  return (
    <text
      transform={`translate(${x} ${y})`}
      textAnchor={anchor}
      className={isMarked ? `${styles.label} ${styles.marked}` : styles.label}
    >
      {title && <tspan className={styles.title}>{title}</tspan>}
      {lines(note, room).map((line, index) => (
        <tspan key={line} x={0} y={first + index * 20}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Breaks a text into as few lines of at most `room` letters as it takes, and those about equally long. */
export function lines(text: string, room: number): string[] {
  const fewest = broken(text, room)
  for (let narrower = Math.ceil(text.length / fewest.length); narrower < room; narrower++) {
    const even = broken(text, narrower)
    if (even.length === fewest.length) return even
  }
  return fewest
}

function broken(text: string, room: number): string[] {
  const written: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${written.at(-1)} ${word}`
    if (written.length > 0 && longer.length <= room) written[written.length - 1] = longer
    else written.push(word)
  }
  return written
}
