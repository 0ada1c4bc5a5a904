import type { Temporal } from 'temporal-polyfill'
import { day, hour, minute, second } from '../../../core/time/durations.ts'
import { type Part, type Properties, propertiesOf, textOf } from './components.server.ts'
import { readRule } from './recurrence-rule.server.ts'
import { timesOf } from './recurrence-times.server.ts'
import { readTime, timesOfProperty } from './time.server.ts'
import { utc, type Zone } from './zone.server.ts'

/** Definitions are read until then. */
const end = Date.parse('2100-01-01')

interface Change {
  /** In milliseconds since 1970. */
  at: number
  /** What is added to UTC before and from then on, in milliseconds. */
  before: number
  after: number
}

/** The zone that a VTIMEZONE defines. Throws where it is not understood. */
export function definedZone({ inner }: Part): Zone {
  const changes = inner
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .flatMap(({ lines }) => changesOf(propertiesOf(lines)))
    .toSorted((a, b) => a.at - b.at)
  const [first] = changes
  if (!first) throw new Error('a zone without times')

  const offsetAt = (moment: number) => changes.findLast(({ at }) => at <= moment)?.after ?? first.before
  return {
    momentOf(local) {
      const asUtc = utc.momentOf(local)
      // The offsets around that time. Where both fit, the earlier moment counts; where none fits, the time is skipped.
      const around = [offsetAt(asUtc - day), offsetAt(asUtc + day)] as const
      const fitting = around.find((offset) => offsetAt(asUtc - offset) === offset)
      return asUtc - (fitting ?? around[0])
    },
    localOf: (moment) => utc.localOf(moment + offsetAt(moment)),
    uncertainty: 0,
  }
}

/** When a STANDARD or DAYLIGHT time begins. */
function changesOf(properties: Properties): Change[] {
  const after = offsetOf(textOf(properties, 'TZOFFSETTO'))
  const [start] = timesOfProperty(properties, 'DTSTART', clock)
  if (after === undefined || !start) throw new Error('a zone without a start or an offset')
  // Outlook for Mac leaves it out.
  const before = offsetOf(textOf(properties, 'TZOFFSETFROM')) ?? after
  const rules = (properties.get('RRULE') ?? []).filter(({ value }) => /\w/.test(value))
  const repeated = rules.flatMap(({ value }) => timesOfRule(value, start.local, before))
  const added = timesOfProperty(properties, 'RDATE', clock).map(({ local }) => utc.momentOf(local))
  return [utc.momentOf(start.local), ...repeated, ...added].map((local) => ({
    at: local - before,
    before,
    after,
  }))
}

/** Times of a definition are on the clock that it defines. */
const clock = { named: () => utc, own: utc }

function timesOfRule(text: string, start: Temporal.PlainDateTime, before: number): number[] {
  const rule = readRule(text)
  if (!rule) throw new Error('a zone with an unknown rule')
  const ending = rule.until ? readTime(rule.until, '', clock) : undefined
  // The end is in UTC, but the times of the rule are local.
  const shift = ending?.isDay ? day - second : /Z$/i.test(rule.until) ? before : 0
  const until = ending ? Math.min(utc.momentOf(ending.local) + shift, end) : end
  const from = utc.momentOf(start)
  const { times, isComplete } = timesOf(rule, from, false, { from, until })
  if (!isComplete) throw new Error('a zone with too many times')
  return times
}

/** Reads an offset such as `+0100`, in milliseconds. */
function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text) ?? []
  if (!hours) return undefined
  return (
    (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second)
  )
}
