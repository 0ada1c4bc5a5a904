/** From days and times to moments, in milliseconds since 1970, and back. Not for the pages: it needs Temporal. */
import { Temporal } from 'temporal-polyfill'
import type { IsoDay, Zone } from './clock.ts'
import type { Interval } from './interval.ts'
import { type Hours, hoursOn } from './opening-hours.ts'

/** The moment of a local time, such as `2026-12-01` and `09:00`. */
export const toEpoch = (date: IsoDay, time: string, { timeZone }: Zone): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds

const isoTimes = new Map<string, string>()
/** All times of a month, and the messages that the desk lists. */
const mostIsoTimes = 20_000

/** A moment of a meeting as the API writes it: `2026-12-01T09:00:00+01:00`. Remembered, because zones are slow. */
export function isoTime(moment: number, { timeZone }: Zone): string {
  const key = `${moment} ${timeZone}`
  const known = isoTimes.get(key)
  if (known) return known
  const written = Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
  if (isoTimes.size >= mostIsoTimes) isoTimes.clear()
  isoTimes.set(key, written)
  return written
}

/** Remembers what a day has by some rules: zones are slow, and each reader asks for the same days. */
export function rememberDays<Rules extends object, Value extends object>(
  workOut: (date: IsoDay, rules: Rules) => Value,
) {
  const known = new WeakMap<Rules, Map<IsoDay, Value>>()
  return (date: IsoDay, rules: Rules): Value => {
    const days = known.get(rules) ?? new Map<IsoDay, Value>()
    const value = days.get(date) ?? workOut(date, rules)
    known.set(rules, days.set(date, value))
    return value
  }
}

/** The opening times of a day, in order, as moments: a clock that is changed in between makes them longer or shorter. */
export const openTimes = rememberDays((date, hours: Hours): readonly Interval[] =>
  hoursOn(date, hours).map(({ opens, closes }) => ({
    start: toEpoch(date, opens, hours),
    end: toEpoch(date, closes, hours),
  })),
)
