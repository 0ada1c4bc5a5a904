import type { Database } from '../../core/database/open.server.ts'
import type { Week, WeekLines } from '../../core/feature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { dayAfter, type IsoDay } from '../../core/time/clock.ts'
import { weekWords } from './week.words.ts'

/** How many pages and sources are named. */
const listed = 5
/** Below, a number of visits could tell of a single person. */
const smallestGroup = 5

interface Counted {
  name: string
  count: number
  /** In the week before. */
  before: number
}

/** Views and visits of a week, with the one before beside it. */
export async function tellWeek(database: Database, { monday }: Week): Promise<WeekLines> {
  const t = weekWords[facts.officeLanguage]
  const [firstDay, lastDay] = [dayAfter(monday, -7), dayAfter(monday, 6)]
  const views = await database
    .selectFrom('page_views')
    .select(['day', 'page as name', 'views as count'])
    .where(({ between }) => between('day', firstDay, lastDay))
    .execute()
  const visits = await database
    .selectFrom('visits')
    .select(['day', 'source as name', 'visits as count'])
    .where(({ between }) => between('day', firstDay, lastDay))
    .execute()
  const [viewed, visited] = [compareWeeks(views, monday), compareWeeks(visits, monday)]
  const line = ({ name, count, before }: Counted, written: (count: number) => string) =>
    `${written(count)} ${name} (${fill(t.before, { count: written(before) })})`
  const happened = ({ count, before }: Omit<Counted, 'name'>) => count + before > 0
  return {
    readers: [
      happened(viewed.total) && line({ ...viewed.total, name: t.views }, String),
      happened(visited.total) && line({ ...visited.total, name: t.visits }, rounded),
    ],
    pages: viewed.most.map((page) => line(page, String)),
    sources: visited.most.map((source) => line(source, rounded)),
  }
}

const rounded = (count: number) =>
  count > 0 && count < smallestGroup ? `1–${smallestGroup - 1}` : String(count)

/** Adds up the rows of two weeks by name: the most frequent, and all together. */
function compareWeeks(rows: readonly { day: IsoDay; name: string; count: number }[], monday: IsoDay) {
  const byName = new Map<string, Counted>()
  const total = { count: 0, before: 0 }
  for (const { day, name, count } of rows) {
    const counted = byName.get(name) ?? { name, count: 0, before: 0 }
    byName.set(name, counted)
    const week = day < monday ? 'before' : 'count'
    counted[week] += count
    total[week] += count
  }
  const most = [...byName.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, listed)
  return { most, total }
}
