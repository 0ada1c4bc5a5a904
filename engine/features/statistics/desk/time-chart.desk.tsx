import { useMemo, useState } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import { Choices } from '../../../design/desk/choices.desk.tsx'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Table } from '../../../design/desk/table.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { ChartDrawing } from './chart-drawing.desk.tsx'
import { type Measure, type Point, pointsOf } from './chart-points.desk.ts'
import { useNumbers } from './numbers.desk.ts'
import styles from './time-chart.module.css'
import { words } from './traffic.words.ts'
import type { Traffic } from './traffic-api.ts'

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
    isWeekly ? fill(t.chart.weekFrom, { day: times.dayAndMonth(day) }) : times.weekdayOf(day)
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <div className={styles.head}>
        <h2 id="chart">{t.chart[measure]}</h2>
        <Choices label={t.measure} values={['views', 'visits'] as const} chosen={measure} choose={setMeasure}>
          {(name) => t.numbers[name]}
        </Choices>
      </div>
      <p className="visually-hidden">{fill(t.chart.summary, { now: sum('now'), before: sum('before') })}</p>
      <ChartDrawing points={points} dayOf={dayOf} />
      <ul className={styles.legend}>
        <li data-is="now">{t.chart.now}</li>
        <li data-is="before">{t.chart.before}</li>
      </ul>
      <ChartTable points={points} dayOf={dayOf} />
    </section>
  )
}

/** The points as a table, made when it is opened. */
function ChartTable({ points, dayOf }: { points: readonly Point[]; dayOf: (point: Point) => string }) {
  const t = useWords(words).chart
  const { count } = useNumbers()
  const [isOpen, setOpen] = useState(false)
  const rows = points.map((point) => ({
    key: point.day,
    cells: [dayOf(point), count(point.now), count(point.before)],
  }))
  return (
    <details className={styles.asTable} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.asTable}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs the focus, and a name for it
        <div role="region" aria-label={t.asTable} tabIndex={0} className={styles.scroller}>
          <Table columns={[t.day, t.now, t.before]} rows={rows.reverse()} />
        </div>
      )}
    </details>
  )
}
