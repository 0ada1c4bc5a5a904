import { languages } from '../../../content/language.ts'
import type { Newsletter } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'

/** How many get the next article in each language, and how many do not. */
export function Subscribers({ newsletter: { subscribers } }: { newsletter: Newsletter }) {
  const t = useWords(words)
  const sum = (of: 'unconfirmed' | 'paused') => subscribers.reduce((total, count) => total + count[of], 0)
  const rows = [
    ...languages.map((language) => ({
      label: t.inLanguage[language],
      count: subscribers.find((count) => count.language === language)?.confirmed ?? 0,
    })),
    { label: t.unconfirmed, count: sum('unconfirmed') },
    { label: t.paused, count: sum('paused') },
  ]
  return (
    <section aria-label={t.subscribers}>
      <dl className={styles.counts}>
        {rows.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
