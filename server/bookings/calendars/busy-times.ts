import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { isBookingUid } from '../booking-uid.ts'
import { type Interval, merge } from '../interval.ts'
import { type Part, readPart, takeApart } from './components.ts'
import { type Event, readEvent, textOf } from './event.ts'
import { occurrencesOf } from './occurrences.ts'
import { publishedTimes } from './published-times.ts'
import { namedZone, type Zone } from './zone.ts'
import { zonesOf } from './zones.ts'

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
  /** An entry was not understood: its day counts as busy, if it has one. */
  onBroken?: () => void
}

/** When somebody is busy, by a calendar in iCalendar format (RFC 5545). Throws a NoCalendarError where the text is none. */
export function busyTimesOf(text: string, reading: Reading): Interval[] {
  const { name, parts } = takeApart(text)
  const zones = { named: zonesOf(parts), own: namedZone(reading.timeZone) }
  const window = { start: reading.from, end: reading.until }
  // Google names a calendar after its owner.
  const owners = [name, ...(reading.owners ?? [])].map((owner) => owner.toLowerCase())
  const busy: Interval[] = []

  /** Goes on after an entry that is broken, as if it took its whole day. */
  function attempt<Result>(part: Part, read: () => Result): Result | undefined {
    try {
      return read()
    } catch {
      reading.onBroken?.()
      busy.push(...dayOf(part, zones.own))
      return undefined
    }
  }

  const isInWindow = ({ start, end }: Interval) => start < window.end && end > window.start
  const events: { part: Part; event: Event }[] = []
  for (const part of parts) {
    if (part.name === 'VFREEBUSY') busy.push(...publishedTimes(part))
    if (part.name !== 'VEVENT') continue
    const event = attempt(part, () => readEvent(readPart(part), zones))
    if (!event || (reading.siteUrl && isBookingUid(event.uid, reading.siteUrl))) continue
    // Most events are over. They are forgotten at once, which saves most of the memory.
    if (isSingle(event) && !occurrencesOf(event, [], zones, window).some(isInWindow)) continue
    events.push({ part, event })
  }

  const replacing = Map.groupBy(
    events.map(({ event }) => event).filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  )
  for (const { part, event } of events) {
    const others = event.replaces || !event.uid ? [] : (replacing.get(event.uid) ?? [])
    const times = attempt(part, () =>
      isBusy(event.component, owners) ? occurrencesOf(event, others, zones, window) : [],
    )
    busy.push(...(times ?? []))
  }
  return merge(
    busy
      .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
      .filter(({ start, end }) => start < end),
  )
}

const isSingle = ({ component, replaces }: Event) =>
  !replaces && !component.hasProperty('rrule') && !component.hasProperty('rdate')

function isBusy(component: ICAL.Component, owners: readonly string[]): boolean {
  const is = (name: string, value: string) => textOf(component, name).toUpperCase() === value
  if (is('status', 'CANCELLED') || is('transp', 'TRANSPARENT')) return false
  if (is('x-microsoft-cdo-busystatus', 'FREE')) return false
  return !component.getAllProperties('attendee').some((attendee) => {
    const address = String(attendee.getFirstValue()).replace(/^mailto:/i, '')
    const answer = String(attendee.getParameter('partstat')).toUpperCase()
    return answer === 'DECLINED' && owners.includes(address.toLowerCase())
  })
}

/** The day that an entry starts on, as far as that can be read. */
function dayOf({ lines }: Part, zone: Zone): Interval[] {
  const start = lines.find((line) => /^DTSTART[;:]/i.test(line)) ?? ''
  const [, year, month, day] = /:(\d{4})(\d\d)(\d\d)/.exec(start)?.map(Number) ?? []
  try {
    const first = Temporal.PlainDate.from(
      { year: year ?? 0, month: month ?? 0, day: day ?? 0 },
      { overflow: 'reject' },
    )
    const [from, until] = [first, first.add({ days: 1 })].map((date) => zone.momentOf(date.toPlainDateTime()))
    return [{ start: from ?? 0, end: until ?? 0 }]
  } catch {
    return []
  }
}
