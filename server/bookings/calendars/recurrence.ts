import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/** How many steps a rule gets. Every day for 25 years takes fewer, an event each minute takes more. */
const mostSteps = 10_000

const second = 1
const hour = 3600 * second
const day = 24 * hour
/** The length of the units that are always as long on the clock, in seconds. */
const lengths = new Map([
  ['SECONDLY', second],
  ['MINUTELY', 60 * second],
  ['HOURLY', hour],
  ['DAILY', day],
  ['WEEKLY', 7 * day],
])

/**
 * The local starts that a rule (RRULE) gives between two local times, and some before. Where it gives too many, only the
 * first one. `localEnd` turns the moment when a rule ends into local time. Throws where the rule is not understood.
 */
export function startsOf(
  property: ICAL.Property,
  start: Temporal.PlainDateTime,
  { from, until }: { from: Temporal.PlainDateTime; until: Temporal.PlainDateTime },
  localEnd: (moment: number) => Temporal.PlainDateTime,
): { starts: Temporal.PlainDateTime[]; isComplete: boolean } {
  const rule: unknown = property.getFirstValue()
  if (
    !(rule instanceof ICAL.Recur) ||
    (!lengths.has(rule.freq) && !['MONTHLY', 'YEARLY'].includes(rule.freq))
  )
    throw new Error('an unknown rule')
  const end = rule.until ? earlierOf(endOf(rule.until, localEnd), until) : until
  rule.until = asIcal(end)
  const starts: Temporal.PlainDateTime[] = []
  try {
    const iterator = new BoundedIterator({ rule, dtstart: asIcal(skipAhead(rule, start, from)) })
    const firstMonth = 12 * from.year + from.month
    for (let next = iterator.next(); next; next = iterator.next())
      if (12 * next.year + next.month >= firstMonth) starts.push(asLocal(next))
    return { starts, isComplete: true }
  } catch (error) {
    if (error instanceof PastError) return { starts, isComplete: true }
    if (error instanceof TooManyError) return { starts: starts.slice(0, 1), isComplete: false }
    throw error
  }
}

/**
 * Where to begin instead of years ago: whole periods later, so that the same times follow. A rule that counts its times
 * begins where it begins.
 */
function skipAhead(rule: ICAL.Recur, start: Temporal.PlainDateTime, from: Temporal.PlainDateTime) {
  const length = lengths.get(rule.freq)
  if (!length || rule.count) return start
  const period = length * rule.interval
  // The period before is kept, because a week may have several days.
  const periods = Math.floor(start.until(from, { largestUnit: 'second' }).seconds / period) - 1
  return periods > 0 ? start.add({ seconds: periods * period }) : start
}

/** The last local time of a rule (UNTIL): written in UTC, in local time, or as a day, which counts to its end. */
function endOf(until: ICAL.Time, localEnd: (moment: number) => Temporal.PlainDateTime) {
  const local = asLocal(until)
  if (until.isDate) return local.with({ hour: 23, minute: 59, second: 59 })
  const isUtc = until.zone === ICAL.Timezone.utcTimezone
  return isUtc ? localEnd(local.toZonedDateTime('UTC').epochMilliseconds) : local
}

const earlierOf = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) < 0 ? a : b

const asLocal = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }, { overflow: 'reject' })

const asIcal = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)

class TooManyError extends Error {}
class PastError extends Error {}

/** Stops where a rule has too many times, or looks for one that never comes, such as 30 February. */
class BoundedIterator extends ICAL.RecurIterator {
  #steps = 0

  override check_contracting_rules() {
    if (++this.#steps > mostSteps) throw new TooManyError()
    if (this.rule.until && this.last.year > this.rule.until.year) throw new PastError()
    return super.check_contracting_rules()
  }
}
