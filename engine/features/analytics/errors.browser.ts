import { track } from './track.browser.ts'

/** Limits the reports of a page that fails in a loop. */
const maxReports = 5
const maxLength = 200

/** Reports uncaught errors: the message and the file, each pair once. */
export function watchErrors() {
  const reported = new Set<string>()
  const report = (message: string, source: string) => {
    const key = `${message} ${source}`
    if (reported.has(key) || reported.size >= maxReports) return
    reported.add(key)
    track('error', { message: message.slice(0, maxLength), source })
  }
  addEventListener('error', ({ message, filename }) => report(message, pathOf(filename)))
  addEventListener('unhandledrejection', ({ reason }) =>
    // A rejection can hold anything, even text of a visitor: only the message of an Error is reported.
    report(reason instanceof Error ? reason.message : 'unhandled rejection', 'promise'),
  )
}

/** Without the query, which may hold text of a visitor. */
const pathOf = (file: string) => URL.parse(file, location.href)?.pathname ?? ''
