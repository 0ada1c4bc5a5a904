import { Temporal } from 'temporal-polyfill'
import type { Interval } from '../interval.ts'
import { NoCalendarError, type Part } from './components.ts'

/**
 * Reads busy times without events (VFREEBUSY), as Exchange publishes them. Throws a NoCalendarError where one is broken,
 * because it may be any.
 */
export function publishedTimes({ lines }: Part): Interval[] {
  try {
    return lines
      .filter((line) => /^FREEBUSY[;:]/i.test(line) && !/^FREEBUSY[^:]*;FBTYPE="?FREE"?[;:]/i.test(line))
      .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
      .filter((period) => period.trim() !== '')
      .map(readPeriod)
  } catch {
    throw new NoCalendarError()
  }
}

/** Reads `20261020T080000Z/20261020T090000Z` or `20261020T080000Z/PT1H`. */
function readPeriod(period: string): Interval {
  const [from = '', until = ''] = period.trim().split('/')
  const start = Temporal.Instant.from(from)
  const end = until.startsWith('P') ? start.add(inHours(until)) : Temporal.Instant.from(until)
  return { start: start.epochMilliseconds, end: end.epochMilliseconds }
}

/** Moments have no days: one of these is 24 hours. */
function inHours(text: string) {
  const { weeks, days, hours, minutes, seconds } = Temporal.Duration.from(text)
  return { hours: 24 * (7 * weeks + days) + hours, minutes, seconds }
}
