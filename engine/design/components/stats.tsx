import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { DefinitionRows } from './list-items.tsx'
import styles from './stats.module.css'

interface Stat {
  readonly value?: string | undefined
  readonly label: string
  readonly isAim?: boolean | undefined
}

/**
 * A row of large figures, each with what it counts. An aim is called one, and has another color than a result. What has
 * no figure is left out.
 */
export function Stats({
  label,
  items,
  note,
}: {
  /** The section's name for screen readers. */
  label: string
  items: readonly Stat[]
  /** How they were measured. */
  note?: string
}) {
  const { aim } = layoutWords[useLanguage()]
  const shown = items.flatMap(({ value, ...item }) => (value ? [{ value, ...item }] : []))
  if (shown.length === 0) return null
  return (
    <section className={styles.stats} aria-label={label}>
      <dl>
        <DefinitionRows
          rows={shown.map(({ value, label, isAim }) => ({
            label: isAim ? `${aim}: ${label}` : label,
            value: isAim ? <span className={styles.aim}>{withSmallUnit(value)}</span> : withSmallUnit(value),
          }))}
        />
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

/** "2–4 weeks" with its word in smaller letters, so that the figure is as large as the others. */
export function withSmallUnit(value: string) {
  const [, figure, unit] = /^(.*\d)(\s\p{L}+)$/u.exec(value) ?? []
  if (!unit) return value
  return (
    <>
      {figure}
      <small>{unit}</small>
    </>
  )
}
