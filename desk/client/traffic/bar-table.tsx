import { type ReactNode, useId, useState } from 'react'
import controls from '../components/controls.module.css'
import { useWords } from '../shell/desk-context.tsx'
import styles from './bar-table.module.css'
import { words } from './traffic.words.ts'

export interface BarRow {
  key: string
  label: ReactNode
  /** The length of its bar, in the unit of the longest one. */
  size: number
  /** The cells after the label. */
  cells: readonly ReactNode[]
}

/** How many rows are shown at first. */
const first = 10

/** A table whose rows are also a bar chart: the bar lies under the label. */
export function BarTable({
  title,
  columns,
  rows,
  note,
}: {
  title: string
  /** The names of the columns, that of the labels first. */
  columns: readonly string[]
  rows: readonly BarRow[]
  note?: string
}) {
  const t = useWords(words)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const longest = Math.max(1, ...rows.map(({ size }) => size))
  const shown = isWhole ? rows : rows.slice(0, first)
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <table aria-labelledby={id} className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, size, cells }) => (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.bar} style={{ inlineSize: `${(size / longest) * 100}%` }} />
                  <span className={styles.label}>{label}</span>
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their column
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > first && !isWhole && (
        <button type="button" className={controls.quiet} onClick={() => setWhole(true)}>
          {t.all(rows.length)}
        </button>
      )}
      {note && rows.length > 0 && <p className={styles.none}>{note}</p>}
    </section>
  )
}
