import { memo } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { Times } from '../../../design/desk/times.desk.ts'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import type { MessageSummary } from './messages-api.ts'

export const MessageRow = memo(function MessageRow({
  message: { id, name, email, excerpt, language, receivedAt, answeredAt, dueAt, isSpam, hasFailedMail },
  isOpen,
  isTabbable,
  search,
  times,
  now,
}: {
  message: MessageSummary
  isOpen: boolean
  isTabbable: boolean
  search: string
  times: Times
  now: number
}) {
  const t = useWords(words)
  const left = dueAt - now
  const isLate = !isSpam && answeredAt === null && left < 0
  const waits = isLate
    ? fill(t.late, { time: times.length(-left) })
    : fill(t.left, { time: times.length(left) })
  const state = isSpam ? t.states.suspected : answeredAt !== null ? t.states.answered : waits
  return (
    // No Link: each reads the whole router, which a list that scrolls would notice.
    <a
      id={`row-${id}`}
      href={`/messages/${id}${search}`}
      tabIndex={isTabbable ? 0 : -1}
      aria-current={isOpen || undefined}
      className={styles.row}
    >
      <span className={styles.who}>
        <strong>{name || email}</strong>
        <time dateTime={new Date(receivedAt).toISOString()}>{times.brief(receivedAt)}</time>
      </span>
      <span className={styles.excerpt} lang={language}>
        {excerpt}
      </span>
      <span className={styles.state} data-late={isLate ? '' : undefined}>
        <span>{state}</span>
        {hasFailedMail && <b>{` · ${t.states.failed}`}</b>}
      </span>
    </a>
  )
})
