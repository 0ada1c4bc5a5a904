import { scaleLinear } from '@visx/scale'
import { area, line } from '@visx/shape'
import { type PointerEvent, useState } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { finishedPoints, type Point } from './chart-points.desk.ts'
import { useNumbers } from './numbers.desk.ts'
import styles from './time-chart.module.css'
import { words } from './traffic.words.ts'

/** Of the drawing, which is stretched to its place: lines keep their width (vector-effect), and words are HTML. */
const size = 100
/** How many days are named below it, at most. */
const maxDayLabels = 6

type Scales = ReturnType<typeof scalesOf>

function scalesOf(points: readonly Point[]) {
  const highest = Math.max(1, ...points.flatMap(({ now, before }) => [now, before]))
  const y = scaleLinear({ domain: [0, highest], range: [size, 0], nice: 4 })
  const x = (index: number) => (points.length === 1 ? size / 2 : (index / (points.length - 1)) * size)
  return { x, y, ticks: y.ticks(4).filter(Number.isInteger) }
}

/** The lines with their axes. A slider over them goes through the days. */
export function ChartDrawing({
  points,
  dayOf,
}: {
  points: readonly Point[]
  dayOf: (point: Point) => string
}) {
  const t = useWords(words).chart
  const { count } = useNumbers()
  const times = useTimes()
  const [chosen, choose] = useState<number>()
  const last = points.length - 1
  const scales = scalesOf(points)
  const { x, y, ticks } = scales
  const labelEvery = Math.max(1, Math.ceil(points.length / maxDayLabels))
  const point = points[chosen ?? last]
  const chooseAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
  }
  return (
    <div className={styles.drawing}>
      <ol className={styles.counts} aria-hidden>
        {ticks.map((tick) => (
          <li key={tick} style={{ insetBlockStart: `${y(tick)}%` }}>
            {count(tick)}
          </li>
        ))}
      </ol>
      <div
        className={styles.plot}
        onPointerMove={chooseAt}
        onPointerDown={chooseAt}
        onPointerLeave={() => choose(undefined)}
      >
        <Lines points={points} scales={scales} />
        {chosen !== undefined && point && (
          <Marker point={point} day={dayOf(point)} left={x(chosen)} top={y(point.now)} />
        )}
        <input
          type="range"
          aria-label={t.choose}
          min={0}
          max={last}
          value={chosen ?? last}
          aria-valuetext={
            point && fill(t.point, { day: dayOf(point), now: count(point.now), before: count(point.before) })
          }
          onChange={({ target }) => choose(target.valueAsNumber)}
          onFocus={() => choose((before) => before ?? last)}
          onBlur={() => choose(undefined)}
        />
      </div>
      <ol className={styles.days} aria-hidden>
        {points.map(
          ({ day }, index) =>
            index % labelEvery === 0 && (
              <li key={day} style={{ insetInlineStart: `${x(index)}%` }}>
                {times.dayAndMonth(day)}
              </li>
            ),
        )}
      </ol>
    </div>
  )
}

function Lines({ points, scales: { x, y, ticks } }: { points: readonly Point[]; scales: Scales }) {
  const all = [...points]
  const finished = finishedPoints(points, useTimes().dayOf(Date.now()))
  // Straight from day to day: between two of them there is nothing to read.
  const shape = { x: (_: Point, index: number) => x(index) }
  const now = ({ now }: Point) => y(now)
  const before = ({ before }: Point) => y(before)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1={0} x2={size} y1={y(tick)} y2={y(tick)} className={styles.grid} />
      ))}
      <path d={area({ ...shape, y0: size, y1: now })(finished) ?? ''} className={styles.area} />
      <path d={line({ ...shape, y: before })(all) ?? ''} className={styles.before} />
      <path d={line({ ...shape, y: now })(finished) ?? ''} className={styles.now} />
    </svg>
  )
}

/** The figures of a day, at its place in percent. */
function Marker({ point, day, left, top }: { point: Point; day: string; left: number; top: number }) {
  const { count } = useNumbers()
  return (
    <div
      className={styles.marker}
      aria-hidden
      data-side={left > size / 2 ? 'before' : 'after'}
      style={{ insetInlineStart: `${left}%`, '--at': `${top}%` }}
    >
      <p>
        <strong>{day}</strong>
        <span data-is="now">{count(point.now)}</span>
        <span data-is="before">{count(point.before)}</span>
      </p>
    </div>
  )
}
