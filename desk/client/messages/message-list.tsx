import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import type { MessageSummary } from '../../api.ts'
import { type Times, useTimes } from '../components/times.ts'
import { useNow } from '../components/use-now.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './messages.module.css'
import { words } from './messages.words.ts'

/** The height of a row, as messages.module.css has it. */
const rowHeight = 5.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The rows in view of as many messages as there are. One of them is in the order of the Tab key; j and k lead to the others. */
export function MessageList({
  messages,
  open,
  search,
  move,
  choose,
  enter,
  empty,
}: {
  messages: readonly MessageSummary[]
  /** The place of the open message; -1 where none in the list is. */
  open: number
  /** The query of the address. */
  search: string
  move: (step: 1 | -1) => void
  /** Opens a message. */
  choose: (message: MessageSummary) => void
  /** The same, and moves the focus into it. */
  enter: (message: MessageSummary) => void
  empty: string
}) {
  const t = useWords(words)
  const times = useTimes()
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  // Always rendered, so that the Tab key and the focus find it wherever the list is scrolled.
  const tabbable = Math.max(0, open)
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabbable])].sort((a, b) => a - b),
  })
  useEffect(() => {
    if (open >= 0) rows.scrollToIndex(open, { align: 'auto' })
  }, [open, rows])

  return (
    <div className={styles.scroller} ref={scroller} id="messages">
      <p role="status" className={messages.length === 0 ? styles.empty : 'visually-hidden'}>
        {messages.length === 0 ? empty : t.found(messages.length)}
      </p>
      <ol aria-label={t.list} className={styles.rows} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const message = messages[index]
          return (
            message && (
              <li
                key={message.id}
                aria-setsize={messages.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                onClick={(event) => {
                  // Otherwise the browser opens it, in a tab or a window of its own.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                  event.preventDefault()
                  choose(message)
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') enter(message)
                  else if (event.key === 'ArrowDown') move(1)
                  else if (event.key === 'ArrowUp') move(-1)
                  else return
                  event.preventDefault()
                }}
              >
                <Row
                  message={message}
                  isOpen={index === open}
                  isTabbable={index === tabbable}
                  search={search}
                  times={times}
                  now={now}
                />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

const Row = memo(function Row({
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
  const isWaiting = !isSpam && answeredAt === null
  const left = dueAt - now
  return (
    // No Link: each reads the whole router, which a list that scrolls would notice.
    <a
      id={`row-${id}`}
      href={`/messages/${id}${search}`}
      tabIndex={isTabbable ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className={styles.row}
    >
      <span className={styles.who}>
        <strong>{name || email}</strong>
        <time dateTime={new Date(receivedAt).toISOString()}>{times.brief(receivedAt)}</time>
      </span>
      <span className={styles.excerpt} lang={language}>
        {excerpt}
      </span>
      <span className={styles.state} data-late={isWaiting && left < 0 ? '' : undefined}>
        <span>
          {isSpam
            ? t.states.suspected
            : answeredAt !== null
              ? t.states.answered
              : left < 0
                ? t.late(times.length(-left))
                : t.left(times.length(left))}
        </span>
        {hasFailedMail && <b>{` · ${t.states.failed}`}</b>}
      </span>
    </a>
  )
})
