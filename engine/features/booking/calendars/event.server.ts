import { day } from '../../../core/time/durations.ts'
import { type Properties, parameterOf, textOf } from './components.server.ts'
import {
  between,
  type CalendarTime,
  isLength,
  itemsOf,
  type Length,
  readDuration,
  readTime,
  sizeOf,
  timeIn,
  timesOfProperty,
  type Zones,
} from './time.server.ts'

export interface Event {
  properties: Properties
  uid: string
  sequence: number
  start: CalendarTime
  /** Undefined where it is not understood: then its whole day counts. */
  length: Length | undefined
  /** The way there before it. Undefined where it is not understood. */
  travel: Length | undefined
  /** Which occurrence of a series this one replaces (RECURRENCE-ID), and whether all later ones too. */
  replaces: CalendarTime | undefined
  isFromThenOn: boolean
}

/** Reads when an event is. Undefined where not even the day of its start is understood. */
export function readEvent(properties: Properties, zones: Zones): Event | undefined {
  const [start] = timesOfProperty(properties, 'DTSTART', zones)
  if (!start) return undefined
  const [replacing] = properties.get('RECURRENCE-ID') ?? []
  return {
    properties,
    uid: textOf(properties, 'UID'),
    sequence: sequenceOf(properties),
    start,
    length: start.isUnsure ? undefined : lengthOf(properties, start, zones),
    travel: travelOf(properties),
    replaces: timesOfProperty(properties, 'RECURRENCE-ID', zones).find(({ isUnsure }) => !isUnsure),
    isFromThenOn: !!replacing && parameterOf(replacing, 'RANGE').toUpperCase() === 'THISANDFUTURE',
  }
}

/** Which version of an entry it is. */
export const sequenceOf = (properties: Properties) => Number.parseInt(textOf(properties, 'SEQUENCE'), 10) || 0

function lengthOf(properties: Properties, start: CalendarTime, zones: Zones): Length | undefined {
  const ends = timesOfProperty(properties, 'DTEND', zones).map((end) =>
    end.isUnsure ? { ...end, local: end.local.add({ days: 1 }) } : end,
  )
  const lengths = [
    ...ends.map((end) => between(start, end)),
    ...(ends.length > 0
      ? []
      : (properties.get('DURATION') ?? []).flatMap(({ value }) => readDuration(value) ?? [])),
  ].filter(isLength)
  const isWritten = properties.has('DTEND') || properties.has('DURATION')
  if (isWritten && lengths.length === 0) return undefined
  const length = longest(lengths)
  // A day without an end, or that ends on itself, is meant as that day.
  return start.isDay && length.days + length.rest === 0 ? { days: 1, rest: 0 } : length
}

/** Apple's calendars keep the travel time apart from start and end. */
function travelOf(properties: Properties): Length | undefined {
  const written = properties.get('X-APPLE-TRAVEL-DURATION') ?? []
  const lengths = written.map(({ value }) => readDuration(value)).filter((length) => length !== undefined)
  return lengths.length === written.length ? longest(lengths) : undefined
}

const longest = (lengths: readonly Length[]) =>
  lengths.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), { days: 0, rest: 0 })

/** The times that a series has besides those of its rules (RDATE). Periods have a length of their own. */
export function addedTimes({ properties, start, length }: Event, zones: Zones) {
  return (properties.get('RDATE') ?? []).flatMap((property) =>
    itemsOf(property).flatMap((item) => {
      const [from = '', until] = item.split('/')
      const time = timeIn(property, from, zones)
      if (!time) return []
      // A day that is added to a series of times may be meant as a whole.
      const isWhole = time.isUnsure || (time.isDay && !start.isDay)
      if (until === undefined) return [{ time, length: isWhole ? wholeDayOr(length) : length }]
      return [{ time, length: periodLength(time, until, parameterOf(property, 'TZID'), zones) }]
    }),
  )
}

const wholeDayOr = (length: Length | undefined) =>
  length && sizeOf(length) > day ? { ...length, days: length.days + 1 } : undefined

/** The length of a period by its end, `20261201T090000Z` or `PT1H`. Undefined where it is not understood. */
export function periodLength(start: CalendarTime, until: string, zoneName: string, zones: Zones) {
  const end = readTime(until, zoneName, zones)
  const length = end ? between(start, end) : readDuration(until)
  return length && !start.isUnsure && !end?.isUnsure && isLength(length) ? length : undefined
}

/** Whether an event takes time: it is neither cancelled nor marked as free, and no owner has declined it. */
export function isBusy({ properties }: Event, owners: readonly string[]): boolean {
  if (says(properties, 'STATUS', 'CANCELLED') || says(properties, 'TRANSP', 'TRANSPARENT')) return false
  if (says(properties, 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREE')) return false
  const answers = answersOf(properties, owners)
  return answers.length === 0 || answers.some((answer) => answer !== 'DECLINED')
}

/** Whether an event is an invitation that no owner has answered. */
export function isUnanswered({ properties }: Event, owners: readonly string[]): boolean {
  const answers = answersOf(properties, owners)
  return answers.length > 0 && answers.every((answer) => answer === '' || answer === 'NEEDS-ACTION')
}

/**
 * Whether a property says this, wherever it stands. A text that was broken into lines may hold a line such as
 * `Status: cancelled`, which says nothing.
 */
function says(properties: Properties, name: string, expected: string): boolean {
  const found = (properties.get(name) ?? []).filter(
    ({ written, value }) => /^([A-Z-]+|[a-z-]+)$/.test(written) && !/^\s/.test(value),
  )
  return found.length > 0 && found.every(({ value }) => value.trim().toUpperCase() === expected)
}

/** What the owners have answered to an invitation. */
function answersOf(properties: Properties, owners: readonly string[]): string[] {
  return (
    (properties.get('ATTENDEE') ?? [])
      // A quote too few may hide anything.
      .filter(({ parameters }) => (parameters.split('"').length - 1) % 2 === 0)
      .filter((attendee) =>
        [attendee.value, parameterOf(attendee, 'EMAIL')].some((address) =>
          owners.includes(plainAddress(address)),
        ),
      )
      .map((attendee) => parameterOf(attendee, 'PARTSTAT').toUpperCase())
  )
}

function plainAddress(written: string): string {
  const address = written
    .trim()
    .replace(/^mailto:/i, '')
    .trim()
  try {
    return decodeURIComponent(address).toLowerCase()
  } catch {
    return address.toLowerCase()
  }
}
