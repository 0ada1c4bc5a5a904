import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { nameOf } from '../../core/base/error-names.server.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import type { Config } from '../../core/config/config.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import { isPublic } from '../../core/network/ip-range.server.ts'
import { facts } from '../../core/site/facts.ts'
import { day, minute, second } from '../../core/time/durations.ts'
import { type Interval, merge } from '../../core/time/interval.ts'
import { addEntriesNotice, addNotice, believedFor, removeNotice } from './calendar-notice.server.ts'
import type { Reading } from './calendars/busy-times.server.ts'
import { type Calendar, openCalendar } from './calendars/calendar.server.ts'
import type { BookingRules } from './rules.ts'

export const readEvery = 5 * minute
/** Until every calendar has been read once, nothing can be booked: so they are tried again soon, and then less often. */
const firstRetry = 15 * second

interface Settings {
  rules: Pick<BookingRules, 'daysAhead' | 'timeZone'>
  config: Pick<Config, 'busyCalendars' | 'busyAllowPrivate' | 'mailTo' | 'siteUrl'>
  database: Database
  log: Logger
  /** The mails of the outbox are due. */
  onMail: () => void
  onChange: () => void
}

/**
 * Reads the owner's calendars (BUSY_CALENDARS) now and every five minutes. `onChange` is called when `busy` has changed.
 * Throws an OwnerError where a file does not exist.
 */
export function startBusyCalendars(settings: Settings) {
  const stopping = new AbortController()
  const calendars = watchCalendars(settings, stopping.signal, Date.now())
  if (settings.config.busyCalendars.length === 0)
    return { firstRound: Promise.resolve(), busy: () => [], stop: async () => undefined }
  let timer: NodeJS.Timeout | undefined
  const firstRound = readAndAgain(firstRetry)
  let round = firstRound

  async function readAndAgain(retry: number) {
    await calendars.read(Date.now())
    if (stopping.signal.aborted) return
    const wait = calendars.areKnown() ? readEvery : Math.min(retry, readEvery)
    timer = setTimeout(() => {
      round = readAndAgain(2 * wait)
    }, wait)
  }

  return {
    /** Resolves when each has been read once, or could not be. */
    firstRound,
    /**
     * The busy times of all calendars, merged and in order. Undefined until all have been read, and while one has failed for
     * two hours.
     */
    busy: () => calendars.busy(Date.now()),
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await round
    },
  }
}

/** The calendars at the moments that are given. `signal` stops what is being read. */
export function watchCalendars(settings: Settings, signal: AbortSignal, startedAt: number) {
  const { database, log, onMail, onChange } = settings
  const calendars = createCalendars(settings, signal)
  /** Whether this process has seen to it that there is a notice about a calendar, or none. */
  const noticed = new Map<Calendar, boolean>()
  /** The entries that the owner was mailed about. */
  const told = new Map<Calendar, Set<string>>()
  let known = ''

  async function read(now: number) {
    // One after the other, so that only one is in memory.
    for (const calendar of calendars) {
      if (signal.aborted) return
      await calendar.read(now)
      if (signal.aborted) return
      report(now)
      await notify(calendar, now)
      await tellEntries(calendar, now)
    }
  }

  function report(now: number) {
    const current = JSON.stringify(busy(now) ?? 'unknown')
    if (current === known) return
    known = current
    onChange()
  }

  /** Mails the owner once a calendar has not been readable for too long, and once only until it is. */
  async function notify(calendar: Calendar, now: number) {
    const isUnreadable = !calendar.isReadable()
    const since = calendar.readAt() ?? startedAt
    if (isUnreadable === noticed.get(calendar) || (isUnreadable && now < since + believedFor)) return
    try {
      if (!isUnreadable) await removeNotice(database, calendar.url)
      else if (await addNotice(database, calendar.url, since, calendar.failure())) onMail()
      noticed.set(calendar, isUnreadable)
    } catch (error) {
      warnOf(error)
    }
  }

  /** Mails the owner about entries that take times away, when there is one that was not among those of the last mail. */
  async function tellEntries(calendar: Calendar, now: number) {
    const entries = calendar.notable()
    const known = told.get(calendar) ?? new Set()
    const names = entries.map((entry) => JSON.stringify(entry))
    if (names.every((name) => known.has(name))) return
    try {
      if (await addEntriesNotice(database, calendar.url, entries, now)) onMail()
      told.set(calendar, new Set(names))
    } catch (error) {
      warnOf(error)
    }
  }

  const warnOf = (error: unknown) => log.warn({ msg: 'calendar notice not stored', error: nameOf(error) })

  function busy(now: number): readonly Interval[] | undefined {
    const isKnown = (calendar: Calendar) =>
      now < (calendar.readAt() ?? Number.NEGATIVE_INFINITY) + believedFor
    return calendars.every(isKnown) ? merge(calendars.flatMap((calendar) => calendar.busy())) : undefined
  }

  /** Whether each calendar has been read at least once. */
  const areKnown = () => calendars.every((calendar) => calendar.readAt() !== undefined)

  return { read, busy, areKnown }
}

/** The calendars of the settings, not read yet. Throws an OwnerError where a file does not exist. */
export const createCalendars = (
  { rules, config, log }: Pick<Settings, 'rules' | 'config' | 'log'>,
  signal: AbortSignal,
): Calendar[] =>
  config.busyCalendars.map((url, index) => {
    refuseMissingFile(url)
    return openCalendar(url, {
      number: index + 1,
      log,
      fetching: {
        isPlainAllowed: config.busyAllowPrivate,
        isAllowed: config.busyAllowPrivate ? () => true : isPublic,
        signal,
      },
      readingAt: readingOf(url, rules, config),
    })
  })

function refuseMissingFile(url: URL) {
  if (url.protocol === 'file:' && !existsSync(url))
    throw new OwnerError(`BUSY_CALENDARS: there is no file ${fileURLToPath(url)}`)
}

/** What is read of a calendar: as far ahead as visitors can book, and a few days for the time that it holds. */
const readingOf =
  (url: URL, { daysAhead, timeZone }: Settings['rules'], { mailTo, siteUrl }: Settings['config']) =>
  (now: number): Omit<Reading, 'onBroken' | 'onFull'> => ({
    from: now - day,
    until: now + (daysAhead + 3) * day,
    timeZone,
    owners: [facts.email, mailTo, googleOwner(url)],
    siteUrl,
  })

/** Google's secret addresses name the owner: `/calendar/ical/me%40example.com/private-…/basic.ics`. */
const googleOwner = ({ pathname }: URL) =>
  /\/ical\/([^/]+%40[^/]+)\//i.exec(pathname)?.[1]?.replace(/%40/i, '@') ?? ''
