import { day, second } from '../../../core/time/durations.ts'
import type { Interval } from '../../../core/time/interval.ts'
import { addedTimes, type Event } from './event.server.ts'
import { readRule } from './recurrence-rule.server.ts'
import { timesOf } from './recurrence-times.server.ts'
import {
  type CalendarTime,
  type Length,
  momentOf,
  readTime,
  sizeOf,
  timesOfProperty,
  type Zones,
} from './time.server.ts'
import { utc } from './zone.server.ts'

interface Occurrence extends Interval {
  /** Whose length and state it has: those of the event, or of one that replaces it from some day on. */
  event: Event
}

export interface Occurrences {
  times: Occurrence[]
  /** From where on nothing is known, because a rule is not understood or gives too many times. */
  unknown: Interval | undefined
  /** Whether all of the event was understood. */
  isUnderstood: boolean
}

/**
 * When an event is, in a window at least: each time of a series, but not those that `replacing` events of the same series
 * stand for.
 */
export function occurrencesOf(
  event: Event,
  replacing: readonly Event[],
  zones: Zones,
  window: Interval,
): Occurrences {
  const { properties, start, length } = event
  const { zone } = start
  const moved = replacing
    .flatMap((later) =>
      later.isFromThenOn && later.replaces ? { later, from: meantBy(start, later.replaces) } : [],
    )
    .toSorted((a, b) => a.from - b.from)
  const bounds = localWindow([event, ...moved.map(({ later }) => later)], window)
  const first = utc.momentOf(start.local)
  const repeated = timesOfRules('RRULE', event, first, zones, bounds)
  const excepted = timesOfRules('EXRULE', event, first, zones, bounds)
  const isRemoved = removal(
    event,
    [
      ...timesOfProperty(properties, 'EXDATE', zones).filter(({ isUnsure }) => !isUnsure),
      ...replacing.flatMap(({ replaces }) => replaces ?? []),
    ],
    zones,
  )
  // Zones are slow in years that are long over.
  const byRule = (first >= bounds.from ? [first, ...repeated.times] : repeated.times)
    .filter((seconds) => !excepted.times.includes(seconds))
    .map((time) => ({ time: { ...start, local: utc.localOf(time) }, length }))
  const times = [...byRule, ...addedTimes(event, zones)]
    .filter(({ time }) => !isRemoved(time))
    .map(({ time, length }) => {
      const later = moved.findLast(({ from }) => from < momentOf(time))?.later
      return later
        ? {
            ...withTravel(spanOf(shifted(time, event, later), later.length, zones), later, zones),
            event: later,
          }
        : { ...withTravel(spanOf(time, length, zones), event, zones), event }
    })
  const { unknownFrom, unknownUntil } = repeated
  const unknown =
    unknownFrom === undefined || unknownUntil === undefined
      ? undefined
      : withTravel(
          {
            start: zone.momentOf(utc.localOf(unknownFrom)) - zone.uncertainty,
            end: zone.momentOf(utc.localOf(unknownUntil)) + sizeOf(length ?? oneDay) + zone.uncertainty,
          },
          event,
          zones,
        )
  return {
    times,
    unknown: unknown && cut(unknown, window),
    isUnderstood: repeated.isUnderstood && length !== undefined && event.travel !== undefined,
  }
}

/** What two intervals share. */
function cut(a: Interval, b: Interval): Interval | undefined {
  const both = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
  return both.start < both.end ? both : undefined
}

/** With the way there, which takes the day until then where its length is not understood. */
function withTravel({ start, end }: Interval, { travel }: Event, { own }: Zones): Interval {
  if (travel) return { start: start - sizeOf(travel), end }
  return {
    start: own.momentOf(
      own
        .localOf(start - 1)
        .toPlainDate()
        .toPlainDateTime(),
    ),
    end,
  }
}

interface Repeated {
  times: number[]
  unknownFrom: number | undefined
  unknownUntil: number | undefined
  isUnderstood: boolean
}

/** The local times that the rules of an event give in a window, in seconds. Rules without a word say nothing. */
function timesOfRules(
  name: string,
  { properties, start }: Event,
  first: number,
  zones: Zones,
  { from, until }: { from: number; until: number },
): Repeated {
  const result: Repeated = { times: [], unknownFrom: undefined, unknownUntil: undefined, isUnderstood: true }
  const unknown = (at: number, end: number) => {
    result.isUnderstood = false
    result.unknownFrom = Math.min(result.unknownFrom ?? at, at)
    result.unknownUntil = Math.max(result.unknownUntil ?? end, end)
  }
  for (const { value } of properties.get(name) ?? []) {
    if (!/\w/.test(value)) continue
    const rule = readRule(value)
    const written = rule?.until ?? /UNTIL\s*=([^;]*)/i.exec(value)?.[1]
    const ending = written ? endOf(written, start, zones) : until
    if (!rule) {
      unknown(first, Math.min(ending ?? until, until))
      continue
    }
    if (ending === undefined || rule.isEndUnknown) result.isUnderstood = false
    const last = Math.min(ending ?? until, until)
    const { times, isComplete } = timesOf(rule, first, start.isDay, { from, until: last })
    if (isComplete) result.times.push(...times)
    else unknown(times[0] ?? from, last)
  }
  return result
}

/**
 * The last local time of a rule (UNTIL): written in UTC, in local time, or as a day, which counts to its end. Undefined where
 * it is not understood.
 */
function endOf(written: string, { zone }: CalendarTime, zones: Zones): number | undefined {
  const until = readTime(written, '', { ...zones, own: zone })
  if (!until || until.isUnsure) return undefined
  if (until.isDay) return utc.momentOf(until.local) + day - second
  return utc.momentOf(until.isFloating ? until.local : zone.localOf(momentOf(until)))
}

/** Between which local starts one of these events may reach into a window, in whatever zone. */
function localWindow(events: readonly Event[], window: Interval) {
  const lengths = events.map(({ length }) => sizeOf(length ?? oneDay))
  const travels = events.map(({ travel }) => sizeOf(travel ?? oneDay))
  const shifts = events.map(({ replaces, start }) =>
    replaces ? utc.momentOf(start.local) - utc.momentOf(replaces.local) : 0,
  )
  return {
    from: window.start - 3 * day - Math.max(...lengths) - Math.max(0, ...shifts),
    until: window.end + 3 * day - Math.min(0, ...shifts) + Math.max(...travels),
  }
}

const oneDay: Length = { days: 1, rest: 0 }

/**
 * Whether a time of an event is one of those: the same moment, or on a day that is removed as such. A time without a zone may
 * be on the clock of the event too, and midnights remove whole days.
 */
function removal(
  { start }: Event,
  removed: readonly CalendarTime[],
  { own }: Zones,
): (time: CalendarTime) => boolean {
  const moments = new Set(removed.filter(({ isDay }) => !isDay).map(momentOf))
  const floating = removed.filter(({ isDay, isFloating }) => !isDay && isFloating)
  const locals = new Set(floating.map(({ local }) => utc.momentOf(local)))
  const midnights = start.isDay
    ? removed.flatMap((each) => [each.local, own.localOf(momentOf(each))]).filter(isMidnight)
    : []
  const days = new Set(
    [...removed.filter(({ isDay }) => isDay).map(({ local }) => local), ...midnights].map(dayOf),
  )
  /** Times that are added (RDATE) may be in UTC or another zone. */
  const onItsClock = ({ isDay, zone, local }: CalendarTime) =>
    isDay || zone === start.zone ? local : start.zone.localOf(zone.momentOf(local))
  return (time) =>
    (days.size > 0 && days.has(dayOf(onItsClock(time)))) ||
    (moments.size > 0 && moments.has(momentOf(time))) ||
    (locals.size > 0 && locals.has(utc.momentOf(onItsClock(time))))
}

type Local = CalendarTime['local']
const isMidnight = (local: Local) => local.hour === 0 && local.minute === 0 && local.second === 0
const dayOf = (local: Local) => local.toPlainDate().toString()

/** A time of a series, moved as that which another event replaces. */
function shifted(time: CalendarTime, { start }: Event, { start: to, replaces = start }: Event): CalendarTime {
  const onItsClock = ({ local, zone }: CalendarTime) =>
    to.zone === zone ? local : to.zone.localOf(zone.momentOf(local))
  const replaced = onItsClock({ ...start, local: localIn(start, replaces) })
  return { ...to, local: onItsClock(time).add(replaced.until(to.local)) }
}

/** When the time of a series is that is meant. */
const meantBy = (start: CalendarTime, meant: CalendarTime) =>
  momentOf({ ...start, local: localIn(start, meant) })

/** On the clock of a series, its time that is meant: in UTC or another zone, without a zone, or by its day. */
function localIn(start: CalendarTime, meant: CalendarTime): Local {
  const onItsClock = start.zone.localOf(momentOf(meant))
  if (start.isDay) return [meant.local, onItsClock].find(isMidnight) ?? meant.local
  if (meant.isDay) return meant.local.withPlainTime(start.local)
  return meant.isFloating ? meant.local : onItsClock
}

/**
 * From a start to its end. Where its length is not understood, it takes the owner's whole day; where its zone is not known, it
 * may be on any clock.
 */
export function spanOf(start: CalendarTime, length: Length | undefined, { own }: Zones): Interval {
  const moment = momentOf(start)
  const { uncertainty } = start.zone
  if (!length) {
    const [first, last] = [own.localOf(moment - uncertainty), own.localOf(moment + uncertainty)].map(
      (local) => local.toPlainDate(),
    )
    return {
      start: own.momentOf((first ?? start.local.toPlainDate()).toPlainDateTime()),
      end: own.momentOf((last ?? start.local.toPlainDate()).add({ days: 1 }).toPlainDateTime()),
    }
  }
  const end = start.zone.momentOf(start.local.add({ days: length.days })) + length.rest
  return end === moment ? { start: moment, end } : { start: moment - uncertainty, end: end + uncertainty }
}
