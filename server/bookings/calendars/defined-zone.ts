import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { written } from './components.ts'
import { startsOf } from './recurrence.ts'
import type { Zone } from './zone.ts'

/** Definitions are read between these years. Rules begin in 1601 where Windows wrote them. */
const firstYear = Temporal.PlainDateTime.from('1970-01-01T00:00')
const lastYear = Temporal.PlainDateTime.from('2100-01-01T00:00')

interface Change {
  at: number
  /** What is added to UTC before and from then on, in milliseconds. */
  before: number
  after: number
}

/** The zone that a VTIMEZONE defines. Throws where it is not understood. */
export function definedZone(component: ICAL.Component): Zone {
  const changes = component
    .getAllSubcomponents()
    .flatMap(changesOf)
    .toSorted((a, b) => a.at - b.at)
  const [first] = changes
  if (!first) throw new Error('a zone without times')

  const offsetAt = (moment: number) => changes.findLast(({ at }) => at <= moment)?.after ?? first.before
  return {
    momentOf(local) {
      const asUtc = local.toZonedDateTime('UTC').epochMilliseconds
      // The offsets around that time. Where both fit, the earlier moment counts; where none fits, the time is skipped.
      const around = [offsetAt(asUtc - day), offsetAt(asUtc + day)] as const
      const fitting = around.find((offset) => offsetAt(asUtc - offset) === offset)
      return asUtc - (fitting ?? around[0])
    },
    localOf: (moment) => localTime(moment + offsetAt(moment)),
    isKnown: true,
  }
}

const day = 24 * 60 * 60 * 1000

const localTime = (asUtc: number) =>
  Temporal.Instant.fromEpochMilliseconds(asUtc).toZonedDateTimeISO('UTC').toPlainDateTime()

/** When a STANDARD or DAYLIGHT time begins. */
function changesOf(component: ICAL.Component): Change[] {
  const before = offsetOf(component, 'tzoffsetfrom')
  const after = offsetOf(component, 'tzoffsetto')
  const start = Temporal.PlainDateTime.from(String(component.getFirstProperty('dtstart')?.jCal[3]))
  const rules = component.getAllProperties('rrule').flatMap((rule) => {
    // The end is in UTC, but the times of the rule are local.
    const localEnd = (moment: number) => localTime(moment + before)
    const { starts, isComplete } = startsOf(rule, start, { from: firstYear, until: lastYear }, localEnd)
    if (!isComplete) throw new Error('a zone with too many times')
    return starts
  })
  const dates = component
    .getAllProperties('rdate')
    .flatMap((property) =>
      written(property).values.map((value) => Temporal.PlainDateTime.from(String(value))),
    )
  return [start, ...rules, ...dates].map((local) => ({
    at: local.toZonedDateTime('UTC').epochMilliseconds - before,
    before,
    after,
  }))
}

/** Reads an offset such as `+01:00`, in milliseconds. */
function offsetOf(component: ICAL.Component, name: string): number {
  const [, sign, hours, minutes] =
    /^([+-])(\d\d):(\d\d)/.exec(String(component.getFirstProperty(name)?.jCal[3])) ?? []
  if (!hours) throw new Error('a zone without an offset')
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
