import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { written } from './components.ts'
import { utc, type Zone } from './zone.ts'

/** A time as calendars write it: on the clock of a zone, or a whole day. */
export interface Written {
  local: Temporal.PlainDateTime
  zone: Zone
  isDay: boolean
}

/** From start to end: so many days on the calendar, then so many milliseconds. */
export interface Length {
  days: number
  rest: number
}

/** The zones by their names, and the owner's zone for times without one. */
export interface Zones {
  named: (name: string) => Zone
  own: Zone
}

export interface Event {
  component: ICAL.Component
  uid: string
  start: Written
  length: Length
  /** Which occurrence of a series this one replaces (RECURRENCE-ID), and whether all later ones too. */
  replaces: Written | undefined
  isFromThenOn: boolean
}

/** Reads when an event is. Throws where it is not understood. */
export function readEvent(component: ICAL.Component, zones: Zones): Event {
  const [start] = timesOf(component, 'dtstart', zones)
  if (!start) throw new Error('an event without a start')
  const [replaces] = timesOf(component, 'recurrence-id', zones)
  const range: unknown = component.getFirstProperty('recurrence-id')?.getParameter('range')
  return {
    component,
    uid: textOf(component, 'uid'),
    start,
    length: lengthOf(component, start, zones),
    replaces,
    isFromThenOn: range === 'THISANDFUTURE',
  }
}

export const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').trim()

/** All times of a property, which may stand there several times. */
export function timesOf(component: ICAL.Component, name: string, zones: Zones): Written[] {
  return component.getAllProperties(name).flatMap((property) => {
    const { values, zone } = written(property)
    return values.map((value) => readTime(String(value), zone, zones))
  })
}

/** The times that a series has besides those of its rules (RDATE). Periods have a length of their own. */
export function addedTimes({ component, length }: Event, zones: Zones): { time: Written; length: Length }[] {
  return component.getAllProperties('rdate').flatMap((property) => {
    const { values, zone } = written(property)
    return values.map((value) => {
      const [from, until] = Array.isArray(value) ? value.map(String) : [String(value)]
      const time = readTime(from ?? '', zone, zones)
      if (until === undefined) return { time, length }
      const isDuration = until.startsWith('P')
      return {
        time,
        length: isDuration ? readDuration(until) : between(time, readTime(until, zone, zones)),
      }
    })
  })
}

function readTime(text: string, zoneName: string, { named, own }: Zones): Written {
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return { local: Temporal.PlainDateTime.from(`${text}T00:00`), zone: own, isDay: true }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/.test(text)) throw new Error('an unknown time')
  const local = Temporal.PlainDateTime.from(text.replace('Z', ''))
  if (text.endsWith('Z')) return { local, zone: utc, isDay: false }
  return { local, zone: zoneName ? named(zoneName) : own, isDay: false }
}

function lengthOf(component: ICAL.Component, start: Written, zones: Zones): Length {
  const [end] = timesOf(component, 'dtend', zones)
  const duration = textOf(component, 'duration')
  const length = end ? between(start, end) : readDuration(duration || (start.isDay ? 'P1D' : 'PT0S'))
  if (length.days < 0 || length.rest < 0) throw new Error('an event that ends before it starts')
  // A day that ends on itself is meant as that day.
  return start.isDay && length.days === 0 && length.rest === 0 ? { days: 1, rest: 0 } : length
}

export const momentOf = ({ local, zone }: Written) => zone.momentOf(local)

const between = (start: Written, end: Written): Length =>
  start.isDay && end.isDay
    ? { days: start.local.until(end.local, { largestUnit: 'day' }).days, rest: 0 }
    : { days: 0, rest: momentOf(end) - momentOf(start) }

/** Reads a DURATION such as `P1DT2H`. Days are as long as they are on the calendar. */
function readDuration(text: string): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text)
  if (isNegative) throw new Error('an event that ends before it starts')
  return { days: 7 * weeks + days, rest: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}
