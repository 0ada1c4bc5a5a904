import { DefinitionRows } from './lists.tsx'
import styles from './stats.module.css'

/** A row of large figures, each with what it counts. */
export function Stats({
  label,
  items,
  note,
}: {
  /** The section's name for screen readers. */
  label: string
  items: readonly { readonly value: string; readonly label: string }[]
  /** How they were measured. */
  note?: string
}) {
  return (
    <section className={styles.stats} aria-label={label}>
      <dl>
        <DefinitionRows rows={items} />
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
