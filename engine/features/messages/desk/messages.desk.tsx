import { useDeferredValue, useMemo, useRef } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { useShortcuts } from '../../../design/desk/use-shortcuts.desk.ts'
import { useTitle } from '../../../design/desk/use-title.desk.ts'
import { changeMessage } from './change-message.desk.ts'
import { Filters, useFilter } from './filters.desk.tsx'
import { MessageList } from './message-list.desk.tsx'
import { focusRow, type MessageNavigation, useMessageNavigation } from './message-navigation.desk.ts'
import { MessagePane } from './message-pane.desk.tsx'
import { messagesQuery } from './message-queries.desk.ts'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import { isShown, type MessageAction, type MessageFilter, type MessageSummary } from './messages-api.ts'

const none: readonly MessageSummary[] = []

/** The list of messages, and the open one beside it; on narrow screens one of the two. */
export function MessagesView() {
  const t = useWords(words)
  const filter = useFilter()
  const { show } = filter
  const query = useApi(messagesQuery(useDeferredValue(filter.text)))
  const found = query.data ?? none
  const shown = useMemo(() => found.filter(isShown[show]), [found, show])
  const search = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLElement>(null)
  const navigation = useMessageNavigation(shown, pane, filter.search)
  const { id, askedId } = navigation
  const open = found.find((message) => message.id === id)
  // Beside what a search has found, no message is shown that it has not.
  const isBeside = id !== undefined && (open !== undefined || !filter.text || !query.data)
  useTitle(t.title)

  const change = useChange(shown, show, navigation)
  /** For a key: it means the message that was asked for last, which may not be on the screen yet. */
  const changeAsked = (actionOn: (message: MessageSummary) => MessageAction) => () => {
    const message = found.find(({ id }) => id === askedId.current)
    if (message) void change(message, actionOn(message))
  }

  useShortcuts({
    j: () => navigation.move(1),
    k: () => navigation.move(-1),
    e: changeAsked(({ answeredAt }) => (answeredAt === null ? 'answered' : 'waiting')),
    s: changeAsked(({ isSpam }) => (isSpam ? 'not-spam' : 'spam')),
    '#': changeAsked(() => 'delete'),
    Delete: changeAsked(() => 'delete'),
    r: () => pane.current?.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.click(),
    '/': () => search.current?.focus(),
    Escape: id ? navigation.backToList : undefined,
  })

  return (
    <div className={styles.view} data-open={isBeside ? '' : undefined}>
      <div className={styles.index}>
        <h1>{t.title}</h1>
        <Filters filter={filter} found={found} search={search} leave={() => focusRow(id ?? shown[0]?.id)} />
        <QueryResult query={query}>
          {() => (
            <MessageList
              messages={shown}
              navigation={navigation}
              search={filter.search}
              empty={filter.text ? fill(t.none.found, { filter: t.filters[show] }) : t.none[show]}
            />
          )}
        </QueryResult>
      </div>
      <section ref={pane} tabIndex={-1} className={styles.pane} aria-label={open?.name || t.title}>
        {isBeside ? (
          <MessagePane
            key={id}
            id={id}
            summary={open}
            change={(message, action) => void change(message, action)}
            close={navigation.backToList}
          />
        ) : (
          <p className={styles.choose}>{t.choose}</p>
        )}
      </section>
    </div>
  )
}

/** Does something with a message, and opens the next one where it leaves the list. */
function useChange(
  shown: readonly MessageSummary[],
  show: MessageFilter,
  { openBeside, returnTo }: MessageNavigation,
) {
  const t = useWords(words)
  return async (message: MessageSummary, action: MessageAction) => {
    const goBack = () => returnTo(message)
    const place = shown.indexOf(message)
    const next = shown[place + 1] ?? shown[place - 1]
    const changed = changeMessage(message, action, {
      message: fill(t.done[action], { name: message.name || message.email }),
      onUndo: goBack,
    })
    const staysInList = action !== 'delete' && (show === 'all' || place < 0)
    if (action === 'resend' || staysInList) return
    // On a narrow screen the list follows: the next message would look like this one.
    const isAlone = !document.getElementById('messages')?.checkVisibility()
    openBeside(isAlone ? undefined : next)
    if (!(await changed)) goBack()
  }
}
