import type { Database } from '../../../core/database/open.server.ts'
import { dayAfter, type IsoDay, localDay } from '../../../core/time/clock.ts'
import { createDailyCounts } from './daily-counts.server.ts'
import { spans } from './traffic-api.ts'

export type Counts = ReturnType<typeof startCounts>

/** Begins to read the figures of two years, so that they are there when the page asks. */
export function startCounts(database: Database, zone: { timeZone: string }) {
  const views = createDailyCounts((from, to) =>
    database
      .selectFrom('page_views')
      .select(['day', 'page as key', 'views as count'])
      .where(({ between }) => between('day', from, to))
      .execute(),
  )
  const visits = createDailyCounts(async (from, to) => {
    const rows = await database
      .selectFrom('visits')
      .selectAll()
      .where(({ between }) => between('day', from, to))
      .execute()
    return rows.map(({ day, source, page, visits }) => ({ day, key: toKey(source, page), count: visits }))
  })
  const refresh = async (from: IsoDay, today: IsoDay) => {
    await Promise.all([views.refresh(from, today), visits.refresh(from, today)])
  }
  const today = localDay(Date.now(), zone)
  // What cannot be read now is read when it is asked for.
  refresh(dayAfter(today, 1 - 2 * Math.max(...spans)), today).catch(() => undefined)
  return { views, visits, refresh, stop: () => Promise.all([views.stop(), visits.stop()]) }
}

/** Neither a source nor a path has a space in it. */
export const toKey = (source: string | null, page: string | null) => `${source ?? ''} ${page ?? ''}`
export const fromKey = (pair: string) => {
  const space = pair.indexOf(' ')
  return { source: pair.slice(0, space), page: pair.slice(space + 1) }
}
