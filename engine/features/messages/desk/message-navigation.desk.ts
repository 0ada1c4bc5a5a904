import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { MessageSummary } from './messages-api.ts'

/** Moves the focus to a message in the list. Returns false where it is not in view: on narrow screens, or filtered out. */
export function focusRow(id: string | undefined): boolean {
  const row = id === undefined ? null : document.getElementById(`row-${id}`)
  if (!row?.checkVisibility()) return false
  row.focus({ preventScroll: true })
  return true
}

/** The message that the address names, and the ways to another one, with the focus. */
export function useMessageNavigation(
  shown: readonly MessageSummary[],
  pane: RefObject<HTMLElement | null>,
  search: string,
) {
  const { id } = useParams()
  const navigate = useNavigate()
  /** The message that was asked for last: keys may come faster than messages open. */
  const askedId = useRef(id)
  /** Where the focus goes once it is open. */
  const focusNext = useRef<'row' | 'pane'>(undefined)
  const focusPane = () => pane.current?.focus({ preventScroll: true })
  // After every rendering: of keys that come fast, the last may lead back to the message that is open already.
  useEffect(() => {
    if (!focusNext.current) askedId.current = id
    if (askedId.current !== id) return
    if (focusNext.current === 'row' ? !focusRow(id) : focusNext.current === 'pane') focusPane()
    focusNext.current = undefined
  })

  function open(next: MessageSummary | undefined, focus: 'row' | 'pane' = 'row') {
    askedId.current = next?.id
    focusNext.current = focus
    navigate(`/messages${next ? `/${next.id}` : ''}${search}`, { replace: id !== undefined })
  }
  /** The focus stays on its side. */
  const openBeside = (next: MessageSummary | undefined) =>
    open(next, pane.current?.contains(document.activeElement) ? 'pane' : 'row')

  return {
    id,
    askedId,
    open,
    openBeside,
    /** Opens a message and moves the focus into it. */
    enter: (message: MessageSummary) => (message.id === id ? focusPane() : open(message, 'pane')),
    /** To the next one or the one before in the list. */
    move(step: 1 | -1) {
      const from = shown.findIndex((message) => message.id === askedId.current)
      const next = shown[from < 0 ? 0 : from + step]
      if (next) openBeside(next)
    },
    backToList() {
      if (!focusRow(id)) open(undefined)
    },
    /** To a message that was left because it was changed. */
    returnTo: (message: MessageSummary) => navigate(`/messages/${message.id}${search}`),
  }
}

export type MessageNavigation = ReturnType<typeof useMessageNavigation>
