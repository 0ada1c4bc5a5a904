import type { Interval } from '../../../core/time/interval.ts'
import { type Part, parameterOf, propertiesOf } from './components.server.ts'
import { periodLength } from './event.server.ts'
import { spanOf } from './occurrences.server.ts'
import { itemsOf, timeIn, type Zones } from './time.server.ts'

/**
 * Reads busy times without events (VFREEBUSY), as Exchange publishes them: `20261020T080000Z/20261020T090000Z` or
 * `20261020T080000Z/PT1H`. A period whose end is not understood takes its whole day.
 */
export function publishedTimes({ lines }: Part, zones: Zones): { times: Interval[]; isUnderstood: boolean } {
  const busy = (propertiesOf(lines).get('FREEBUSY') ?? []).filter(
    (property) => parameterOf(property, 'FBTYPE').toUpperCase() !== 'FREE',
  )
  const periods = busy.flatMap((property) =>
    itemsOf(property).map((item) => {
      const [from = '', until = ''] = item.split('/')
      const start = timeIn(property, from, zones)
      // A day by itself is that day.
      const end = until.trim() || (start?.isDay ? 'P1D' : '')
      return start && { start, length: periodLength(start, end, parameterOf(property, 'TZID'), zones) }
    }),
  )
  return {
    times: periods.flatMap((period) => (period ? [spanOf(period.start, period.length, zones)] : [])),
    isUnderstood: periods.every((period) => period?.length),
  }
}
