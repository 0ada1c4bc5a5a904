import styles from './stats.module.css'

/** A few large figures across the page, each with what it counts. */
export function Stats({
  label,
  items,
}: {
  /** Names the stretch for those who cannot see it. */
  label: string
  items: readonly { readonly value: string; readonly label: string }[]
}) {
  return (
    <section className={styles.stats} aria-label={label} data-heading>
      <dl>
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
