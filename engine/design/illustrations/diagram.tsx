import type { ReactNode } from 'react'
import { type Point, smooth } from './curves.ts'
import styles from './diagram.module.css'

const wideWidth = 1000
const tallWidth = 320

/**
 * A diagram, with `label` as its description. It is drawn across for wide screens and downwards for narrow ones, so that
 * its words are readable on both; the style sheet shows one of the two. `wideHeight` and `tallHeight` are their heights;
 * they are 1000 and 320 units wide.
 */
export function Diagram({
  label,
  wideHeight,
  tallHeight,
  children: draw,
}: {
  label: string
  wideHeight: number
  tallHeight: number
  children: (isWide: boolean) => ReactNode
}) {
  return (
    <div role="img" aria-label={label} className={styles.diagram}>
      <svg aria-hidden viewBox={`0 0 ${wideWidth} ${wideHeight}`} className={styles.wide}>
        {draw(true)}
      </svg>
      <svg aria-hidden viewBox={`0 0 ${tallWidth} ${tallHeight}`} className={styles.tall}>
        {draw(false)}
      </svg>
    </div>
  )
}

/**
 * A line with an arrow at its end. `back` is dotted, for the return path. Where `d` draws the line, the last points of
 * `through` are its end.
 */
export function Course({
  through,
  d = smooth(through),
  kind = 'there',
}: {
  through: readonly Point[]
  d?: string
  kind?: 'there' | 'back'
}) {
  const [[x, y] = [0, 0], [fromX, fromY] = [0, 0]] = through.toReversed()
  const angle = Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI)
  return (
    <g className={kind === 'back' ? `${styles.course} ${styles.back}` : styles.course}>
      <path d={d} />
      <path d="M-9-6 0 0-9 6" transform={`translate(${x} ${y}) rotate(${angle})`} />
    </g>
  )
}

/**
 * A title and, in smaller letters below it, a note with at most `lineLength` letters in a line. It is moved by a
 * transform, because labels with equal coordinates compress better, and its lines follow the size of its letters.
 */
export function Label({
  at: [x, y],
  title,
  note = '',
  anchor = 'start',
  lineLength = 20,
  isMarked = false,
  isAbove = false,
}: {
  at: Point
  title?: string
  note?: string
  anchor?: 'start' | 'middle' | 'end'
  lineLength?: number
  /** The label of a line, not of an islet. */
  isMarked?: boolean
  /** Its last line, not its first, stands at the point. */
  isAbove?: boolean
}) {
  const lines = breakLines(note, lineLength)
  const first = title ? 1.5 : isAbove ? (1 - lines.length) * 1.25 : 0
  return (
    <text
      transform={`translate(${x} ${y})`}
      textAnchor={anchor}
      className={isMarked ? `${styles.label} ${styles.marked}` : styles.label}
    >
      {title && <tspan className={styles.title}>{title}</tspan>}
      {lines.map((line, index) => (
        <tspan key={line} x={0} dy={`${index === 0 ? first : 1.25}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Breaks a text into as few lines of at most `lineLength` letters as possible, about equally long. */
export function breakLines(text: string, lineLength: number): string[] {
  const fewest = fillLines(text, lineLength)
  for (let shorter = Math.ceil(text.length / fewest.length); shorter < lineLength; shorter++) {
    const even = fillLines(text, shorter)
    if (even.length === fewest.length) return even
  }
  return fewest
}

function fillLines(text: string, lineLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
