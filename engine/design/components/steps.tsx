import { TitledItems } from './list-items.tsx'
import styles from './steps.module.css'

/** What is done one after the other, each with its number. */
export const Steps = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ol className={styles.steps}>
    <TitledItems items={items} />
  </ol>
)
