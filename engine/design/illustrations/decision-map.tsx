import { Anchor, Hammer, RefreshCw } from 'lucide-react'
import type { DrawingWords } from '../../core/site/services.ts'
import { type Point, shore } from './curves.ts'
import styles from './diagram.module.css'
import { breakLines, Course, Diagram, Label } from './diagram.tsx'
import { Skerry } from './skerry.tsx'

const icons = [Anchor, RefreshCw, Hammer]

/** A question on an islet, with lines to the three answers: keep, change, build. */
export function DecisionMap({ words: t }: { words: DrawingWords<'decision-map'> }) {
  return (
    <Diagram label={t.label} wideHeight={440} tallHeight={712}>
      {(isWide) => {
        const lineLength = isWide ? 25 : 17
        const start: Point = isWide ? [128, 220] : [160, 98]
        const ends = t.ways.map((_, end): Point => (isWide ? [650, 76 + end * 144] : [84, 284 + end * 170]))
        return (
          <>
            {ends.map(([x, y]) => (
              <Course
                key={y}
                d={isWide ? across(start, [x, y]) : down(start, [x, y])}
                through={[
                  [0, y],
                  [x - (isWide ? 50 : 40), y],
                ]}
              />
            ))}
            <Question at={start} radius={isWide ? 96 : 80} text={t.question} />
            {t.ways.map(({ answer, title, note }, index) => {
              const [x, y] = ends[index] ?? [0, 0]
              // The line to the last answer comes from above.
              const isLast = index === ends.length - 1
              return (
                <g key={title}>
                  <Skerry
                    at={[x, y]}
                    radius={isWide ? 38 : 30}
                    rings={2}
                    seed={index + 11}
                    icon={icons[index]}
                  />
                  <Label
                    at={isWide ? [x - 84, y + (isLast ? 32 : -16)] : [150, y - 18]}
                    isAbove={!isWide || !isLast}
                    anchor={isWide ? 'end' : 'start'}
                    note={answer}
                    lineLength={lineLength}
                    isMarked
                  />
                  <Label
                    at={isWide ? [x + 84, y - 4] : [150, y + 10]}
                    title={title}
                    note={note}
                    lineLength={isWide ? 20 : 17}
                  />
                </g>
              )
            })}
          </>
        )
      }}
    </Diagram>
  )
}

/** From the question straight to the height of the answer, in one curve. */
const across = ([x1, y1]: Point, [x2, y2]: Point) =>
  `M${x1 + 106} ${y1}C${x1 + 290} ${y1} ${x1 + 190} ${y2} ${x2 - 50} ${y2}`

/** Down the left side, where the lines lie on one another until each turns to its answer. */
const down = ([x1, y1]: Point, [x2, y2]: Point) =>
  `M${x1 - 78} ${y1 + 22}Q18 ${y1 + 50} 18 ${y1 + 120}V${y2 - 26}Q18 ${y2} ${x2 - 40} ${y2}`

function Question({ at, radius, text }: { at: Point; radius: number; text: string }) {
  const [x, y] = at
  const textLines = breakLines(text, 10)
  return (
    <g>
      {[1.09, 1.18].map((ring) => (
        <path key={ring} d={shore(at, radius * ring, 8)} className={styles.stream} />
      ))}
      <path d={shore(at, radius, 8)} className={styles.question} />
      <text y={y} textAnchor="middle" className={styles.title}>
        {textLines.map((line, index) => (
          <tspan key={line} x={x} dy={`${index === 0 ? 0.35 - ((textLines.length - 1) / 2) * 1.2 : 1.2}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
