import type { Logger } from 'pino'
import { sha256 } from '../../../core/base/sha256.ts'
import { shownAddress } from '../../../core/network/calendar-addresses.server.ts'
import { hour } from '../../../core/time/durations.ts'
import type { Interval } from '../../../core/time/interval.ts'
import type { Reading } from './busy-times.server.ts'
import { type NotableEntry, readInThread } from './busy-times-thread.server.ts'
import { type FetchSettings, fetchCalendar, type Version } from './fetch-calendar.server.ts'

/** How long busy times hold: then the calendar is read as a whole, because the window has moved. In milliseconds. */
const holdsFor = 12 * hour

export type Calendar = ReturnType<typeof openCalendar>

/** One of the owner's calendars. The log names it by its number. `windowAt` gives the times that matter. */
export function openCalendar(
  url: URL,
  {
    number,
    log,
    fetching,
    readingAt,
  }: {
    number: number
    log: Logger
    fetching: Omit<FetchSettings, 'version'>
    readingAt: (now: number) => Omit<Reading, 'onBroken' | 'onFull'>
  },
) {
  const named = { calendar: number, at: shownAddress(url) }
  let busy: Interval[] = []
  let notable: NotableEntry[] = []
  let version: Version | undefined
  /** A hash of the text: the text itself is not kept. */
  let hash: string | undefined
  let foundAt = Number.NEGATIVE_INFINITY
  let readAt: number | undefined
  let state: 'new' | 'readable' | 'unreadable' = 'new'
  let failure: string | undefined

  async function read(now: number) {
    const reason = await tryReading(now)
    if (fetching.signal.aborted) return
    failure = reason
    if (reason !== undefined) {
      if (state !== 'unreadable') log.warn({ msg: 'calendar unreadable', ...named, reason })
      state = 'unreadable'
      return
    }
    if (state !== 'readable')
      log.info({ msg: state === 'new' ? 'calendar read' : 'calendar readable again', ...named })
    state = 'readable'
    readAt = now
  }

  /** Returns why it could not be read. */
  async function tryReading(now: number): Promise<string | undefined> {
    const holds = now - foundAt < holdsFor
    const fetched = await fetchCalendar(url, { ...fetching, version: holds ? version : undefined })
    if (fetched.is === 'failed') return fetched.reason
    if (fetched.is === 'unchanged') return undefined
    const newHash = sha256(fetched.text)
    if (!holds || newHash !== hash) {
      const found = await readInThread({ text: fetched.text, reading: readingAt(now) }, fetching.signal)
      if (found.is === 'failed') return found.reason
      if (found.broken > 0)
        log.warn({ msg: 'calendar entries not understood', ...named, count: found.broken })
      busy = found.busy
      notable = found.notable
      hash = newHash
      foundAt = now
    }
    version = fetched.version
    return undefined
  }

  return {
    url,
    /** Reads it, and keeps what it said last where it cannot be read. */
    read,
    /** When it was last read. */
    readAt: () => readAt,
    /** What it said then. */
    busy: (): readonly Interval[] => busy,
    /** Entries that the owner should look at: they take times away that may be free. */
    notable: (): readonly NotableEntry[] => notable,
    isReadable: () => state === 'readable',
    /** Why it cannot be read, as a code without secrets. Undefined where it can, or was not read yet. */
    failure: () => failure,
  }
}
