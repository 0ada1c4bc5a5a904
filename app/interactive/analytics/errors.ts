import { track } from './track.ts'

/** A page that fails in a loop says so a few times, not for ever. */
const mostPerPage = 5
const mostLetters = 200

/** Tells of errors that nothing has caught: the message and the file, each pair once. */
export function watchErrors() {
  const told = new Set<string>()
  const tell = (message: string, source: string) => {
    const both = `${message} ${source}`
    if (told.has(both) || told.size >= mostPerPage) return
    told.add(both)
    track('error', { message: message.slice(0, mostLetters), source })
  }
  addEventListener('error', ({ message, filename }) => tell(message, pathOf(filename)))
  addEventListener('unhandledrejection', ({ reason }) =>
    // What is rejected can be anything, even what a visitor has written: only an error's own message is told.
    tell(reason instanceof Error ? reason.message : 'unhandled rejection', 'promise'),
  )
}

/** Without query: addresses may hold what a visitor has written. */
const pathOf = (file: string) => URL.parse(file, location.href)?.pathname ?? ''
