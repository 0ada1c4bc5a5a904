import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { Check } from '../../../core/desk/api.ts'
import { fill } from '../../../core/text/sentence.ts'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import { useTimes } from '../../../design/desk/times.desk.ts'
import type { ChecksWords, CheckWords } from '../../../design/desk/view.desk.ts'
import { words as ownWords } from './checks.words.ts'
import styles from './today.module.css'
import { words } from './today.words.ts'

const icons = { good: CircleCheck, due: Clock, bad: CircleAlert, unknown: CircleDashed }
const order = ['bad', 'due', 'unknown', 'good'] as const

/** What the site needs to go on, the urgent first, each with what to do. */
export function CheckList({ checks, checkWords }: { checks: Check[]; checkWords: readonly ChecksWords[] }) {
  const t = useWords(words).checks
  const language = useLanguage()
  const sentences = new Map([ownWords, ...checkWords].flatMap((all) => Object.entries(all[language])))
  const sorted = checks.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is))
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{t.title}</h2>
      <ul className={lines.lines}>
        {sorted.map((check) => (
          <li key={check.about}>
            <CheckLine check={check} sentences={sentences.get(check.about)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CheckLine({ check, sentences }: { check: Check; sentences: CheckWords | undefined }) {
  const { about, is, at, detail } = check
  if (!sentences) throw new Error(`The check ${about} has no words`)
  const t = useWords(words).checks
  const times = useTimes()
  const Icon = icons[is]
  // The day matters for what ends, the clock for what has just been done.
  const when = at === null ? { at: '', time: '' } : { at: times.shortDay(at), time: times.clock(at) }
  return (
    <div className={styles.check} data-is={is}>
      <Icon aria-hidden size={20} />
      <div>
        <strong>{sentences.title}</strong>
        <span className="visually-hidden">{`, ${t[is]}: `}</span>
        {/* A day may end with the point of its month. */}
        <p>
          {fill((at === null && is === 'good' && sentences.none) || sentences[is], when).replace(
            '..',
            () => '.',
          )}
        </p>
        {detail && is !== 'good' && <code>{detail}</code>}
      </div>
    </div>
  )
}
