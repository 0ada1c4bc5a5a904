import { Link } from 'react-router'
import { fill } from '../../../core/text/sentence.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useFacts, useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import { MutateButton } from '../../../design/desk/mutate-button.desk.tsx'
import { useApi } from '../../../design/desk/queries.desk.ts'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { FarLight } from '../../../design/illustrations/far-light.tsx'
import { waitingQuery } from './message-queries.desk.ts'
import { words } from './messages.words.ts'
import type { MessageSummary } from './messages-api.ts'
import styles from './waiting.module.css'

/** More are a list for the view of messages. */
const maxShown = 8

/** Who waits for an answer, the one that is due first at the top. */
export function Waiting({ now }: { now: number }) {
  const t = useWords(words).today
  const within = useFacts().replyWithin[useLanguage()]
  const messages = useApi(waitingQuery).data?.waiting ?? []
  if (messages.length === 0)
    return (
      <section className={styles.nobody} aria-labelledby="waiting">
        <h2 id="waiting">{t.none}</h2>
        <p>{t.noneText}</p>
        <FarLight />
      </section>
    )
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">
        <span>{t.title}</span> <small>{messages.length}</small>
      </h2>
      <p className={styles.promise}>{fill(t.promise, { within })}</p>
      <ol className={styles.waiting}>
        {messages.slice(0, maxShown).map((message, place) => (
          <li key={message.id}>
            <WaitingMessage message={message} now={now} isNext={place === 0} />
          </li>
        ))}
      </ol>
      {messages.length > maxShown && (
        <p>
          <Link to="/messages" className={lines.more}>
            {fill(t.all, { count: messages.length })}
          </Link>
        </p>
      )}
    </section>
  )
}

function WaitingMessage({
  message,
  now,
  isNext,
}: {
  message: MessageSummary
  now: number
  /** The one call to action of the view. */
  isNext: boolean
}) {
  const { today: t, done, late, left: leftOf } = useWords(words)
  const times = useTimes()
  const { id, name, email, excerpt, receivedAt, dueAt, language, hasFailedMail } = message
  const left = dueAt - now
  const isLate = left < 0
  const share = Math.min(1, Math.max(0, (now - receivedAt) / (dueAt - receivedAt)))
  return (
    <article aria-labelledby={`waiting-${id}`} className={styles.message}>
      <h3 id={`waiting-${id}`}>
        <Link to={`/messages/${id}`}>{name || email}</Link>
      </h3>
      <p className={isLate ? styles.late : styles.clock}>
        <time dateTime={new Date(receivedAt).toISOString()} title={times.full(receivedAt)}>
          {fill(t.waits, { time: times.length(now - receivedAt) })}
        </time>
        <span>{' · '}</span>
        <b>
          {isLate ? fill(late, { time: times.length(-left) }) : fill(leftOf, { time: times.length(left) })}
        </b>
      </p>
      <p lang={language} className={styles.excerpt}>
        {excerpt}
      </p>
      {hasFailedMail && <p className={styles.late}>{t.failed}</p>}
      <span className={isLate ? styles.overdue : styles.promised} aria-hidden>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <div className={styles.actions}>
        <Link
          to={`/messages/${id}`}
          className={isNext ? buttonClass('small') : controls.button}
          aria-describedby={`waiting-${id}`}
        >
          {t.reply}
        </Link>
        <MutateButton
          className={controls.quiet}
          aria-describedby={`waiting-${id}`}
          mutation={{
            path: `/messages/${id}/answered`,
            message: fill(done.answered, { name: name || email }),
          }}
        >
          {t.answered}
        </MutateButton>
      </div>
    </article>
  )
}
