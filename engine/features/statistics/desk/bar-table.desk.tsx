import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import controls from '../../../design/desk/controls.module.css'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Table, type TableRow } from '../../../design/desk/table.desk.tsx'
import styles from './bar-table.module.css'
import { words } from './traffic.words.ts'

interface BarRow extends TableRow {
  label: ReactNode
  /** The length of its bar, in the unit of the longest one. */
  size: number
}

/** How many rows are shown at first. */
const shownAtFirst = 10

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
  /** Their cells are those after the label. */
  rows: readonly BarRow[]
  note?: string
}) {
  const t = useWords(words)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const longest = Math.max(1, ...rows.map(({ size }) => size))
  const shown = rows.slice(0, isWhole ? rows.length : shownAtFirst).map(({ key, label, size, cells }) => {
    const labelWithBar = (
      <>
        <span className={styles.bar} style={{ inlineSize: `${(size / longest) * 100}%` }} />
        <span className={styles.label}>{label}</span>
      </>
    )
    return { key, cells: [labelWithBar, ...cells] }
  })
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <Table aria-labelledby={id} className={styles.table} columns={columns} rows={shown} />
      )}
      {rows.length > shown.length && (
        <button type="button" className={controls.quiet} onClick={() => setWhole(true)}>
          {fill(t.all, { count: rows.length })}
        </button>
      )}
      {note && rows.length > 0 && <p className={styles.none}>{note}</p>}
    </section>
  )
}
