import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { MessageAction, MessageSummary } from '../../api.ts'
import { messagesQuery, useApi } from '../api/queries.ts'
import { QueryResult } from '../components/query-result.tsx'
import { useTitle } from '../components/use-title.ts'
import { useWords } from '../shell/desk-context.tsx'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { changeMessage } from './change-message.ts'
import { Filters } from './filters.tsx'
import { isShown, useFilter } from './message-filter.ts'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import styles from './messages.module.css'
import { words } from './messages.words.ts'

const none: readonly MessageSummary[] = []

/** The list of messages, and the open one beside it; on narrow screens one of the two. */
export function MessagesView() {
  const t = useWords(words)
  const { id } = useParams()
  const filter = useFilter()
  const { show } = filter
  const navigate = useNavigate()
  const text = useDeferredValue(filter.text)
  const query = useApi(messagesQuery(text))
  const found = query.data ?? none
  const shown = useMemo(() => found.filter(isShown[show]), [found, show])
  const place = shown.findIndex((message) => message.id === id)
  const open = shown[place] ?? found.find((message) => message.id === id)
  const search = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLElement>(null)
  useTitle(t.title)

  /** The message that was asked for last: keys may come faster than messages open. */
  const asked = useRef(id)
  /** Where the focus goes once it is open. */
  const focusNext = useRef<'row' | 'pane'>(undefined)
  const focusPane = useCallback(() => pane.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!focusNext.current) asked.current = id
    if (asked.current !== id) return
    if (focusNext.current === 'row' ? !focusRow(id) : focusNext.current === 'pane') focusPane()
    focusNext.current = undefined
  }, [id, focusPane])

  function openMessage(next: MessageSummary | undefined, focus: 'row' | 'pane' = 'row') {
    asked.current = next?.id
    focusNext.current = focus
    navigate(`/messages${next ? `/${next.id}` : ''}${filter.search}`, { replace: id !== undefined })
  }
  const move = (step: 1 | -1) => {
    const from = shown.findIndex((message) => message.id === asked.current)
    const next = shown[from < 0 ? 0 : from + step]
    if (next) openMessage(next, isIn(pane.current) ? 'pane' : 'row')
  }
  function toList() {
    if (!focusRow(id)) openMessage(undefined)
  }

  async function change(message: MessageSummary, action: MessageAction) {
    const back = () => navigate(`/messages/${message.id}${filter.search}`)
    const at = shown.indexOf(message)
    const next = shown[at + 1] ?? shown[at - 1]
    const changed = changeMessage(message, action, {
      message: t.done[action](message.name || message.email),
      onUndo: back,
    })
    const staysInList = action !== 'delete' && (show === 'all' || at < 0)
    if (action === 'resend' || staysInList) return
    // On a narrow screen the list follows: the next message would look like this one.
    const isAlone = !document.getElementById('messages')?.checkVisibility()
    openMessage(isAlone ? undefined : next, isIn(pane.current) ? 'pane' : 'row')
    if (!(await changed)) back()
  }
  /** For a key: it means the message that was asked for last, which may not be on the screen yet. */
  const changeAsked = (actionOn: (message: MessageSummary) => MessageAction) => () => {
    const message = found.find(({ id }) => id === asked.current)
    if (message) void change(message, actionOn(message))
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    e: changeAsked(({ answeredAt }) => (answeredAt === null ? 'answered' : 'waiting')),
    s: changeAsked(({ isSpam }) => (isSpam ? 'not-spam' : 'spam')),
    '#': changeAsked(() => 'delete'),
    Delete: changeAsked(() => 'delete'),
    r: () => pane.current?.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.click(),
    '/': () => search.current?.focus(),
    ...(id && { Escape: toList }),
  })

  return (
    <div className={styles.view} data-open={id ? '' : undefined}>
      <div className={styles.index}>
        <h1>{t.title}</h1>
        <Filters filter={filter} found={found} search={search} leave={() => focusRow(id ?? shown[0]?.id)} />
        <QueryResult query={query}>
          {() => (
            <MessageList
              messages={shown}
              open={place}
              search={filter.search}
              move={move}
              choose={openMessage}
              enter={(message) => (message.id === id ? focusPane() : openMessage(message, 'pane'))}
              empty={filter.text ? t.none.found : t.none[show]}
            />
          )}
        </QueryResult>
      </div>
      <section ref={pane} tabIndex={-1} className={styles.pane} aria-label={open?.name || t.title}>
        {id ? (
          <MessagePane
            key={id}
            id={id}
            summary={open}
            change={(message, action) => void change(message, action)}
            close={toList}
          />
        ) : (
          <p className={styles.choose}>{t.choose}</p>
        )}
      </section>
    </div>
  )
}

/** Moves the focus to a message in the list. Returns false where it is not in view: on narrow screens, or filtered out. */
function focusRow(id: string | undefined): boolean {
  const row = id === undefined ? null : document.getElementById(`row-${id}`)
  if (!row?.checkVisibility()) return false
  row.focus({ preventScroll: true })
  return true
}

const isIn = (element: HTMLElement | null) => element?.contains(document.activeElement) ?? false
