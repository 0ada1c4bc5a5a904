import type { Newsletter } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import controls from '../components/controls.module.css'
import { useTimes } from '../components/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './newsletter.module.css'
import { words } from './newsletter.words.ts'

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
            <button
              type="button"
              className={controls.button}
              aria-label={t.resumeAddress(email)}
              onClick={() =>
                void mutate({ path: '/newsletter/resume', body: { email }, message: t.resumed(email) })
              }
            >
              {t.resume}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
