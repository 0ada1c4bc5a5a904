/** The cache of the desk's answers: asked for again every half minute, and when the owner comes back to the page. */
import { focusManager, type Query, QueryClient } from '@tanstack/react-query'
import type { ApiError } from './fetch-json.desk.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** All that fetchJson throws. */
    defaultError: ApiError
  }
}

/** What is gone does not come back: there is nothing to ask for again. */
const isThere = ({ state }: Query<unknown, ApiError>) => state.error?.reason !== 'missing'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The desk is on this computer, which need not be online.
      networkMode: 'always',
      retry: false,
      staleTime: 1000,
      refetchInterval: (query) => isThere(query) && 30_000,
      refetchOnWindowFocus: isThere,
      refetchOnReconnect: isThere,
    },
  },
})

// By itself it listens for the tab alone, not for the window.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus()
  addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
})

/** Drops answers that are on their way, which may be older than a change, and asks again for all that is shown. */
export async function refresh() {
  await queryClient.cancelQueries()
  await queryClient.invalidateQueries({ predicate: isThere })
}
