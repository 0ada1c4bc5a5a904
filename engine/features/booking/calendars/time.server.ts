import { Temporal } from 'temporal-polyfill'
import { day, hour, minute, second } from '../../../core/time/durations.ts'
import { type Properties, type Property, parameterOf } from './components.server.ts'
import { namedZone, orUndefined, utc, type Zone } from './zone.server.ts'

/** A time as calendars write it: on the clock of a zone, or a whole day. */
export interface CalendarTime {
  local: Temporal.PlainDateTime
  zone: Zone
  isDay: boolean
  /** It has neither a zone nor UTC: read on the owner's clock. */
  isFloating: boolean
  /** Only its day was understood. */
  isUnsure: boolean
}

/** The zones by their names, and the owner's zone for times without one. */
export interface Zones {
  named: (name: string) => Zone
  own: Zone
}

const dateForm = /^(\d{4})-?(\d\d)-?(\d\d)(.*)$/
const clockForm = /^[T ]\s*(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/

/**
 * Reads a time such as `20261201T090000`, also with dashes and colons, and a day such as `20261201`: eight digits are a day
 * whatever stands before them (RFC 5545, section 3.3.4). Undefined where not even the day is understood.
 */
export function readTime(text: string, zoneName: string, { named, own }: Zones): CalendarTime | undefined {
  const [, year, month, dayOfMonth, rest = ''] =
    dateForm.exec(text.replaceAll('"', '').trim().toUpperCase()) ?? []
  const date = orUndefined(() =>
    Temporal.PlainDateTime.from(
      { year: Number(year), month: Number(month), day: Number(dayOfMonth) },
      { overflow: 'reject' },
    ),
  )
  if (!date) return undefined
  const isBare = /^T?[:\s]*$/.test(rest)
  const [, hours, minutes, seconds = '00', offset = ''] = clockForm.exec(rest) ?? []
  const isClock = hours !== undefined && Number(hours) <= 24 && Number(minutes) <= 59
  if (isBare || !isClock) return { local: date, zone: own, isDay: true, isFloating: true, isUnsure: !isBare }
  const local = date.add({
    hours: Number(hours),
    minutes: Number(minutes),
    seconds: Math.min(Number(seconds), 59),
  })
  const isFloating = offset === '' && zoneName === ''
  const zone = offset === 'Z' ? utc : offset ? namedZone(offset) : zoneName ? named(zoneName) : own
  return { local, zone, isDay: false, isFloating, isUnsure: false }
}

/** The times of a property, which may stand there several times. What is not understood is left out. */
export const timesOfProperty = (properties: Properties, name: string, zones: Zones): CalendarTime[] =>
  (properties.get(name) ?? []).flatMap((property) =>
    itemsOf(property).flatMap((item) => timeIn(property, item, zones) ?? []),
  )

/** The items of a list. Empty ones say nothing. */
export const itemsOf = ({ value }: Property) => value.split(',').filter((item) => item.trim() !== '')

export function timeIn(property: Property, item: string, zones: Zones): CalendarTime | undefined {
  const time = readTime(item, parameterOf(property, 'TZID'), zones)
  if (time && parameterOf(property, 'VALUE').toUpperCase() === 'DATE')
    return {
      ...time,
      local: time.local.with({ hour: 0, minute: 0, second: 0 }),
      zone: zones.own,
      isDay: true,
      isUnsure: false,
    }
  return time
}

export const momentOf = ({ local, zone }: CalendarTime) => zone.momentOf(local)

/** From start to end: so many days on the calendar, then so many milliseconds. */
export interface Length {
  days: number
  rest: number
}

export const between = (start: CalendarTime, end: CalendarTime): Length =>
  start.isDay && end.isDay
    ? { days: start.local.until(end.local, { largestUnit: 'day' }).days, rest: 0 }
    : { days: 0, rest: momentOf(end) - momentOf(start) }

/** How long it is on most days, in milliseconds. */
export const sizeOf = ({ days, rest }: Length) => days * day + rest

/** Longer than anything that somebody means. */
const tooLong = 1000 * 366 * day

/** Reads a DURATION such as `P1DT2H`. Days are as long as they are on the calendar. Undefined where it is not understood. */
export function readDuration(text: string): Length | undefined {
  const form = /^\+?P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i
  const match = form.exec(text.replaceAll(/["\s]/g, ''))
  if (!match) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const length = { days: 7 * weeks + days, rest: hours * hour + minutes * minute + seconds * second }
  return isLength(length) ? length : undefined
}

/** Whether something can last so long: it does not end before it starts, and is no slip of the pen. */
export const isLength = ({ days, rest }: Length) =>
  days >= 0 && rest >= 0 && sizeOf({ days, rest }) <= tooLong
