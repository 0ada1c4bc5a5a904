import { day } from '../../../core/time/durations.ts'
import { type Interval, merge } from '../../../core/time/interval.ts'
import { isBookingUid } from '../booking-uid.server.ts'
import { type Part, type Properties, propertiesOf, splitComponents, textOf } from './components.server.ts'
import { type Event, isBusy, isUnanswered, readEvent, sequenceOf } from './event.server.ts'
import { occurrencesOf } from './occurrences.server.ts'
import { publishedTimes } from './published-times.server.ts'
import { momentOf } from './time.server.ts'
import { namedZone } from './zone.server.ts'
import { zonesOf } from './zones.server.ts'

export interface Reading {
  /** The window, in milliseconds since 1970. */
  from: number
  until: number
  /** The owner's zone: that of whole days, and of times without a zone. */
  timeZone: string
  /** The addresses of the owner, who may have declined an invitation. */
  owners?: readonly string[]
  /** The site whose own bookings are left out. */
  siteUrl?: string
  /** An entry was not understood: what it may take counts as busy. `isOver` where that is not in the window. */
  onBroken?: (entry: Entry, isOver: boolean) => void
  /** An entry takes the whole window. */
  onFull?: (entry: Entry) => void
}

/** An entry as the owner knows it. */
export interface Entry {
  summary: string
  /** Its start as it is written, such as `20261201T090000`. */
  start: string
}

/** When somebody is busy, by a calendar in iCalendar format (RFC 5545). Throws a NoCalendarError where the text is none. */
export function busyTimesOf(text: string, reading: Reading): Interval[] {
  const { name, parts } = splitComponents(text)
  const zones = { named: zonesOf(parts), own: namedZone(reading.timeZone) }
  const window = { start: reading.from, end: reading.until }
  // Google names a calendar after its owner.
  const owners = [name, ...(reading.owners ?? [])].map((owner) => owner.trim().toLowerCase()).filter(Boolean)
  const busy: Interval[] = []

  const isInWindow = ({ start, end }: Interval) => start < window.end && end > window.start
  const events: { part: Part; event: Event }[] = []
  const newest = new Map<string, number>()
  for (const part of parts) {
    if (part.name === 'VFREEBUSY') {
      const { times, isUnderstood } = publishedTimes(part, zones)
      busy.push(...times)
      if (!isUnderstood) reading.onBroken?.(entryOf(part), false)
    }
    if (part.name !== 'VEVENT') continue
    const properties = propertiesOf(part.lines)
    if (isLongOver(properties, window.start)) {
      const id = ` ${textOf(properties, 'UID')}`
      newest.set(id, Math.max(newest.get(id) ?? 0, sequenceOf(properties)))
      continue
    }
    const event = readEvent(properties, zones)
    if (!event) reading.onBroken?.(entryOf(part), false)
    if (!event || (reading.siteUrl && isBookingUid(event.uid, reading.siteUrl))) continue
    newest.set(idOf(event), Math.max(newest.get(idOf(event)) ?? 0, event.sequence))
    // Most events are over. They are forgotten at once, which saves most of the memory.
    if (isSingle(event)) {
      const { times, isUnderstood } = occurrencesOf(event, [], zones, window)
      if (!times.some(isInWindow)) {
        if (!isUnderstood) reading.onBroken?.(entryOf(part), true)
        continue
      }
    }
    events.push({ part, event })
  }

  const current = events.filter(({ event }) => !event.uid || newest.get(idOf(event)) === event.sequence)
  const replacing = Map.groupBy(
    current.map(({ event }) => event).filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  )
  for (const { part, event } of current) {
    const others = event.replaces || !event.uid ? [] : (replacing.get(event.uid) ?? [])
    const { times, unknown, isUnderstood } = occurrencesOf(event, others, zones, window)
    // Whoever invites the owner does not close the calendar with a rule that nobody understands.
    const isSenseless = unknown && isUnanswered(event, owners)
    const taken = isSenseless ? [] : times.filter((time) => isBusy(time.event, owners))
    if (unknown && !isSenseless && isBusy(event, owners)) taken.push({ ...unknown, event })
    const inside = taken.filter(isInWindow)
    if (!isUnderstood) reading.onBroken?.(entryOf(part), inside.length === 0)
    const [all] = merge(inside)
    if (all && all.start <= window.start && all.end >= window.end) reading.onFull?.(entryOf(part))
    busy.push(...inside)
  }
  return merge(
    busy
      .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
      .filter(({ start, end }) => start < end),
  )
}

/** What several entries are versions of: the one with the highest SEQUENCE counts. */
const idOf = ({ uid, replaces }: Event) => `${replaces ? momentOf(replaces) : ''} ${uid}`

/**
 * Whether an event without a series ended days before: most did, and their moments would take most of the time. A day is
 * longer than zones differ.
 */
function isLongOver(properties: Properties, moment: number): boolean {
  if (['RRULE', 'RDATE', 'RECURRENCE-ID', 'DURATION'].some((name) => properties.has(name))) return false
  const [start = '', end = ''] = ['DTSTART', 'DTEND'].map((name) => textOf(properties, name))
  const isPlain = [start, end].every((time) => /^\d{8}(T[01]\d{3}\d\d|T2[0-3]\d{4})?Z?$/.test(time))
  const before = new Date(moment - 3 * day).toISOString().slice(0, 10).replaceAll('-', '')
  return isPlain && start < end && end.slice(0, 8) < before
}

const isSingle = ({ properties, replaces }: Event) =>
  !replaces && !['RRULE', 'RDATE'].some((name) => properties.has(name))

function entryOf({ lines }: Part): Entry {
  const properties = propertiesOf(lines)
  return {
    summary: textOf(properties, 'SUMMARY').replaceAll(/\\([,;\\])/g, '$1'),
    start: textOf(properties, 'DTSTART'),
  }
}
