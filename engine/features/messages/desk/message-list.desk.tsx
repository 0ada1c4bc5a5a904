import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { plural } from '../../../core/text/sentence.ts'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { useNow } from '../../../design/desk/use-now.desk.ts'
import type { MessageNavigation } from './message-navigation.desk.ts'
import { MessageRow } from './message-row.desk.tsx'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import type { MessageSummary } from './messages-api.ts'

/** The height of a row, as messages.module.css has it. */
const rowHeight = 5.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The rows in view of as many messages as there are. One of them is in the order of the Tab key; j and k lead to the others. */
export function MessageList({
  messages,
  navigation,
  search,
  empty,
}: {
  messages: readonly MessageSummary[]
  navigation: MessageNavigation
  /** The query of the address. */
  search: string
  /** What is said where there is no message. */
  empty: string
}) {
  const t = useWords(words)
  const language = useLanguage()
  const times = useTimes()
  const now = useNow()
  const openIndex = messages.findIndex(({ id }) => id === navigation.id)
  const tabbable = Math.max(0, openIndex)
  const { scroller, rows } = useVisibleRows(messages.length, openIndex, tabbable)
  return (
    <div className={styles.scroller} ref={scroller} id="messages">
      <p role="status" className={messages.length === 0 ? styles.empty : 'visually-hidden'}>
        {messages.length === 0 ? empty : plural(t.found, messages.length, language, {})}
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
                onClick={(event) => onClick(event, message, navigation)}
                onKeyDown={(event) => onKeyDown(event, message, navigation)}
              >
                <MessageRow
                  message={message}
                  isOpen={index === openIndex}
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

function useVisibleRows(count: number, openIndex: number, tabbable: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // One is always rendered, so that the Tab key and the focus find it wherever the list is scrolled.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabbable])].sort((a, b) => a - b),
  })
  useEffect(() => {
    if (openIndex >= 0) rows.scrollToIndex(openIndex, { align: 'auto' })
  }, [openIndex, rows])
  return { scroller, rows }
}

function onClick(event: React.MouseEvent, message: MessageSummary, { open }: MessageNavigation) {
  // Otherwise the browser opens it, in a tab or a window of its own.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open(message)
}

function onKeyDown(event: React.KeyboardEvent, message: MessageSummary, { enter, move }: MessageNavigation) {
  if (event.key === 'Enter') enter(message)
  else if (event.key === 'ArrowDown') move(1)
  else if (event.key === 'ArrowUp') move(-1)
  else return
  event.preventDefault()
}
