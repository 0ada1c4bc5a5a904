import { nameOfLanguage } from '../../../core/text/language.ts'
import { fill } from '../../../core/text/sentence.ts'
import { DefinitionRows } from '../../../design/components/list-items.tsx'
import { useFacts, useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { MutateButton } from '../../../design/desk/mutate-button.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'
import type { Newsletter } from './newsletter-api.ts'

/** How many get the next article in each language, and how many do not. */
export function Subscribers({ newsletter: { subscribers } }: { newsletter: Newsletter }) {
  const t = useWords(words)
  const reader = useLanguage()
  const { languages } = useFacts()
  const sum = (of: 'unconfirmed' | 'paused') => subscribers.reduce((total, count) => total + count[of], 0)
  const rows = [
    ...languages.map((language) => ({
      label: fill(t.inLanguage, { language: nameOfLanguage(language, reader) }),
      value: subscribers.find((count) => count.language === language)?.confirmed ?? 0,
    })),
    { label: t.unconfirmed, value: sum('unconfirmed') },
    { label: t.paused, value: sum('paused') },
  ]
  return (
    <section aria-label={t.subscribers}>
      <dl className={styles.counts}>
        <DefinitionRows rows={rows} />
      </dl>
    </section>
  )
}

/** The subscribers whose mail server refuses mails. */
export function PausedAddresses({ paused }: { paused: Newsletter['paused'] }) {
  const t = useWords(words)
  const times = useTimes()
  return (
    <section aria-labelledby="paused">
      <h2 id="paused">{t.pausedAddresses}</h2>
      <p className={styles.quiet}>{t.pausedText}</p>
      <ul className={styles.paused}>
        {paused.map(({ email, pausedAt }) => (
          <li key={email}>
            <span>{email}</span>{' '}
            <time dateTime={new Date(pausedAt).toISOString()}>{times.shortDay(pausedAt)}</time>
            <MutateButton
              aria-label={fill(t.resumeAddress, { email })}
              mutation={{ path: '/newsletter/resume', body: { email }, message: fill(t.resumed, { email }) }}
            >
              {t.resume}
            </MutateButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
