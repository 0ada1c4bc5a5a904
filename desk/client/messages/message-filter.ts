import { useSearchParams } from 'react-router'
import { type MessageFilter, type MessageSummary, messageFilters } from '../../api.ts'

/** Whether a filter shows a message, as the server exports it. */
export const isShown: Record<MessageFilter, (message: MessageSummary) => boolean> = {
  waiting: ({ isSpam, answeredAt }) => !isSpam && answeredAt === null,
  answered: ({ isSpam, answeredAt }) => !isSpam && answeredAt !== null,
  suspected: ({ isSpam }) => isSpam,
  all: () => true,
}

/** The filter and the searched text, as the address has them. */
export function useFilter() {
  const [query, setQuery] = useSearchParams()
  const show = messageFilters.find((filter) => filter === query.get('show')) ?? 'waiting'
  const text = query.get('text') ?? ''
  function choose(next: { show?: MessageFilter; text?: string }) {
    const chosen = { show, text, ...next }
    setQuery(
      { ...(chosen.show !== 'waiting' && { show: chosen.show }), ...(chosen.text && { text: chosen.text }) },
      { replace: true },
    )
  }
  return { show, text, choose, search: query.size > 0 ? `?${query}` : '' }
}
