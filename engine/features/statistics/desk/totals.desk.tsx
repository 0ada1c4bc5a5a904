import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useNumbers } from './numbers.desk.ts'
import styles from './traffic.module.css'
import { words } from './traffic.words.ts'
import type { Traffic } from './traffic-api.ts'

const all = ['views', 'visits', 'messages', 'bookings'] as const

/** The numbers of the span, large, each beside the span before. */
export function Totals({ traffic: { total, before } }: { traffic: Traffic }) {
  const t = useWords(words)
  const { count, change } = useNumbers()
  return (
    <section aria-label={t.totals}>
      <dl className={styles.totals}>
        {all.map((name) => (
          <div key={name}>
            <dt>{t.numbers[name]}</dt>
            <dd>
              <b>{count(total[name])}</b>
              <small>
                <span data-trend={Math.sign(total[name] - before[name])}>
                  {change(total[name], before[name])}
                </span>{' '}
                <span>{fill(t.before, { count: count(before[name]) })}</span>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
