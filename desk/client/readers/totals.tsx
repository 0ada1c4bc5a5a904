import type { Readers } from '../../api.ts'
import { useWords } from '../shell/desk-context.tsx'
import { useNumbers } from './numbers.ts'
import styles from './readers.module.css'
import { words } from './readers.words.ts'

const all = ['views', 'visits', 'messages', 'bookings'] as const

/** The numbers of the span, large, each beside the span before. */
export function Totals({
  readers: { total, before },
  only = all,
}: {
  readers: Readers
  only?: readonly (typeof all)[number][]
}) {
  const say = useWords(words)
  const { count, change } = useNumbers()
  return (
    <section aria-label={say.totals}>
      <dl className={styles.totals}>
        {only.map((name) => (
          <div key={name}>
            <dt>{say.numbers[name]}</dt>
            <dd>
              <b>{count(total[name])}</b>
              <small>
                <span data-trend={Math.sign(total[name] - before[name])}>
                  {change(total[name], before[name])}
                </span>{' '}
                <span>{say.before(count(before[name]))}</span>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
