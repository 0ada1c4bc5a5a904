/** `npm run stats`: the readers of each article, and how often it was opened in each of the last weeks; where visits came from, and to which pages. */

import { parseArgs } from 'node:util'
import { dayAfter, isoWeek, mondayOfWeek } from '../../content/clock.ts'
import { today } from '../../content/published.ts'
import { type Database, withDatabase } from '../database/open.ts'
import { readManifest } from '../pages/site.ts'
import { printTable } from '../terminal/print.ts'
import { type Command, runCommand } from '../terminal/run-command.ts'

const weekCount = 8
/** Of how many days visits and pages are listed, and how many of each. */
const days = 30
const listed = 10

export const command: Command = {
  usage: 'npm run stats',
  async run(args, config) {
    parseArgs({ args, options: {} })
    const { articles } = readManifest(config.buildFolder)
    const weeks = Array.from({ length: weekCount }, (_, index) =>
      isoWeek(dayAfter(today(), -7 * (weekCount - 1 - index))),
    )
    await withDatabase(config, async (database) => {
      const totals = await database.selectFrom('views').selectAll().execute()
      const opened = await openedByWeek(database, mondayOfWeek(weeks[0] ?? ''))
      const rows = articles.map(({ path, views }) => [
        views + (totals.find(({ post }) => post === path)?.views ?? 0),
        ...weeks.map((week) => opened.get(`${week} ${path}`) ?? 0),
      ])
      const sums = ['', ...weeks].map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
      printTable(
        ['article', 'readers', ...weeks],
        [...articles.map(({ path }, index) => [path, ...(rows[index] ?? [])]), ['all', ...sums]],
      )
      await printVisits(database)
    })
  },
}

if (import.meta.main) await runCommand(command)

/** How often each page was opened since a day, by week and page. */
async function openedByWeek(database: Database, since: string): Promise<Map<string, number>> {
  const rows = await database.selectFrom('page_views').selectAll().where('day', '>=', since).execute()
  const weeks = new Map<string, number>()
  for (const { day, page, views } of rows) {
    const key = `${isoWeek(day)} ${page}`
    weeks.set(key, (weeks.get(key) ?? 0) + views)
  }
  return weeks
}

/** The most frequent sources and pages of the last days. */
async function printVisits(database: Database) {
  const firstDay = dayAfter(today(), 1 - days)
  const sources = await database
    .selectFrom('visits')
    .select(({ fn }) => ['source', fn.sum('visits').as('sum')])
    .where('day', '>=', firstDay)
    .groupBy('source')
    .orderBy('sum', 'desc')
    .orderBy('source')
    .limit(listed)
    .execute()
  const pages = await database
    .selectFrom('page_views')
    .select(({ fn }) => ['page', fn.sum('views').as('sum')])
    .where('day', '>=', firstDay)
    .groupBy('page')
    .orderBy('sum', 'desc')
    .orderBy('page')
    .limit(listed)
    .execute()
  console.log()
  printTable(
    [`visits of the last ${days} days from`, 'visits'],
    sources.map(({ source, sum }) => [source, Number(sum)]),
  )
  console.log()
  printTable(
    [`pages of the last ${days} days`, 'views'],
    pages.map(({ page, sum }) => [page, Number(sum)]),
  )
}
