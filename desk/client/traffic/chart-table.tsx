import { useState } from 'react'
import { useWords } from '../shell/desk-context.tsx'
import type { Point } from './chart-points.ts'
import { useNumbers } from './numbers.ts'
import styles from './time-chart.module.css'
import { words } from './traffic.words.ts'

/** The points of the chart as a table, made when it is opened. */
export function ChartTable({ points, dayOf }: { points: readonly Point[]; dayOf: (point: Point) => string }) {
  const t = useWords(words).chart
  const { count } = useNumbers()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.asTable} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.asTable}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs the focus, and a name for it
        <div role="region" aria-label={t.asTable} tabIndex={0} className={styles.scroller}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.day}</th>
                <th scope="col">{t.now}</th>
                <th scope="col">{t.before}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.day}>
                  <th scope="row">{dayOf(point)}</th>
                  <td>{count(point.now)}</td>
                  <td>{count(point.before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
