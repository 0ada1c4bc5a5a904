import { curveMonotoneX } from '@visx/curve'
import { scaleLinear } from '@visx/scale'
import { area, line } from '@visx/shape'
import { useMemo, useState } from 'react'
import type { Traffic } from '../../api.ts'
import controls from '../components/controls.module.css'
import { useTimes } from '../components/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import { type Measure, type Point, pointsOf } from './chart-points.ts'
import { ChartTable } from './chart-table.tsx'
import { useNumbers } from './numbers.ts'
import styles from './time-chart.module.css'
import { words } from './traffic.words.ts'

/** Of the drawing, which is stretched to its place: lines keep their width (vector-effect), and words are HTML. */
const size = 100

/** Views or visits over time, with the span before as a quiet line. The arrow keys go through the days; a table says it all. */
export function TimeChart({ days }: { days: Traffic['byDay'] }) {
  const t = useWords(words)
  const { count } = useNumbers()
  const times = useTimes()
  const [measure, setMeasure] = useState<Measure>('views')
  const points = useMemo(() => pointsOf(days, measure), [days, measure])
  const sum = (of: 'now' | 'before') => count(points.reduce((total, point) => total + point[of], 0))
  const isWeekly = points.length < days.length
  const dayOf = ({ day }: Point) =>
    isWeekly ? t.chart.weekFrom(times.dayAndMonth(day)) : times.weekdayOf(day)
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <div className={styles.head}>
        <h2 id="chart">{t.chart[measure]}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
        <div role="group" aria-label={t.measure} className={controls.choices}>
          {(['views', 'visits'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={name === measure} onClick={() => setMeasure(name)}>
              {t.numbers[name]}
            </button>
          ))}
        </div>
      </div>
      <p className="visually-hidden">{t.chart.summary(sum('now'), sum('before'))}</p>
      <Drawing points={points} dayOf={dayOf} />
      <ul className={styles.legend}>
        <li data-is="now">{t.chart.now}</li>
        <li data-is="before">{t.chart.before}</li>
      </ul>
      <ChartTable points={points} dayOf={dayOf} />
    </section>
  )
}

function Drawing({ points, dayOf }: { points: readonly Point[]; dayOf: (point: Point) => string }) {
  const t = useWords(words).chart
  const { count } = useNumbers()
  const times = useTimes()
  const [chosen, choose] = useState<number>()
  const last = points.length - 1
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.flatMap(({ now, before }) => [now, before]))],
    range: [size, 0],
    nice: 4,
  })
  const x = (index: number) => (last === 0 ? size / 2 : (index / last) * size)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const every = Math.max(1, Math.ceil(points.length / 6))
  const shape = { x: (_: Point, index: number) => x(index), curve: curveMonotoneX }
  const lineOf = (of: 'now' | 'before') => line<Point>({ ...shape, y: (point) => y(point[of]) })([...points])
  const point = chosen === undefined ? undefined : points[chosen]
  const atPointer = ({ currentTarget, clientX }: React.PointerEvent) => {
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
        onPointerMove={atPointer}
        onPointerDown={atPointer}
        onPointerLeave={() => choose(undefined)}
      >
        <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={size} y1={y(tick)} y2={y(tick)} className={styles.grid} />
          ))}
          <path
            d={area<Point>({ ...shape, y0: size, y1: (point) => y(point.now) })([...points]) ?? ''}
            className={styles.area}
          />
          <path d={lineOf('before') ?? ''} className={styles.before} />
          <path d={lineOf('now') ?? ''} className={styles.now} />
        </svg>
        {chosen !== undefined && point && (
          <div
            className={styles.marker}
            aria-hidden
            data-side={x(chosen) > size / 2 ? 'before' : 'after'}
            style={{ insetInlineStart: `${x(chosen)}%`, '--at': `${y(point.now)}%` }}
          >
            <p>
              <strong>{dayOf(point)}</strong>
              <span data-is="now">{count(point.now)}</span>
              <span data-is="before">{count(point.before)}</span>
            </p>
          </div>
        )}
        <input
          type="range"
          aria-label={t.choose}
          min={0}
          max={last}
          value={chosen ?? last}
          aria-valuetext={textOf(points[chosen ?? last])}
          onChange={({ target }) => choose(target.valueAsNumber)}
          onFocus={() => choose((before) => before ?? last)}
          onBlur={() => choose(undefined)}
        />
      </div>
      <ol className={styles.days} aria-hidden>
        {points.map(
          ({ day }, index) =>
            index % every === 0 && (
              <li key={day} style={{ insetInlineStart: `${x(index)}%` }}>
                {times.dayAndMonth(day)}
              </li>
            ),
        )}
      </ol>
    </div>
  )

  function textOf(of: Point | undefined) {
    return of && t.point(dayOf(of), count(of.now), count(of.before))
  }
}
