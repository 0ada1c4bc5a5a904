import { Anchor, Hammer, RefreshCw } from 'lucide-react'
import type { DrawingWords } from '../../content/site/services-file.ts'
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
            {ends.map((end) => (
              <Course key={`${end}`} through={isWide ? across(start, end) : down(start, end)} />
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

/** A smooth curve from the question to the height of the answer. */
function across([x1, y1]: Point, [x2, y2]: Point): Point[] {
  const turn = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Point => {
    const height = 0.1 + 0.9 * part * part * (3 - 2 * part)
    return [x1 + 106 + part * 160, y1 + (y2 - y1) * height]
  })
  return [...turn, [x1 + 310, y2], [x2 - 50, y2]]
}

/** Down the left side, in short parts, so that the three lines overlap as far as possible. */
function down([x1, y1]: Point, [x2, y2]: Point): Point[] {
  const legs = Math.round((y2 - y1 - 140) / 40)
  return [
    [x1 - 78, y1 + 22],
    [x1 - 122, y1 + 54],
    ...Array.from({ length: legs }, (_, leg): Point => [18, y1 + 100 + leg * 40]),
    [22, y2 - 22],
    [x2 - 40, y2],
  ]
}

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
