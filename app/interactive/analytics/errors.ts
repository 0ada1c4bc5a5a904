import { track } from './track.ts'

/** A page that fails in a loop reports a few times only. */
const mostPerPage = 5
const mostLetters = 200

/** Reports uncaught errors: the message and the file, each pair once. */
export function watchErrors() {
  const reported = new Set<string>()
  const report = (message: string, source: string) => {
    const both = `${message} ${source}`
    if (reported.has(both) || reported.size >= mostPerPage) return
    reported.add(both)
    track('error', { message: message.slice(0, mostLetters), source })
  }
  addEventListener('error', ({ message, filename }) => report(message, pathOf(filename)))
  addEventListener('unhandledrejection', ({ reason }) =>
    // What is rejected can be anything, even what a visitor has written: only the message of an Error is reported.
    report(reason instanceof Error ? reason.message : 'unhandled rejection', 'promise'),
  )
}

/** Without query: addresses may hold what a visitor has written. */
const pathOf = (file: string) => URL.parse(file, location.href)?.pathname ?? ''
