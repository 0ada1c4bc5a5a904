/** `npm run stats`: the readers of each article, and how often it was opened in each of the last weeks; where visits came from, and to which pages. */

import { parseArgs } from 'node:util'
import { sql } from 'kysely'
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
      await printMost(database, `visits of the last ${days} days from`, ['visits', 'source', 'visits'])
      await printMost(database, `pages of the last ${days} days`, ['page_views', 'page', 'views'])
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

/** Those of a table that were counted most in the last days. */
async function printMost(database: Database, heading: string, [table, name, count]: Counted) {
  const { rows } = await sql<{ name: string; sum: number }>`
    select ${sql.ref(name)} as name, sum(${sql.ref(count)}) as sum from ${sql.table(table)}
    where day >= ${dayAfter(today(), 1 - days)}
    group by ${sql.ref(name)} order by sum desc, name limit ${listed}`.execute(database)
  console.log()
  printTable(
    [heading, count],
    rows.map(({ name, sum }) => [name, Number(sum)]),
  )
}

type Counted = ['visits', 'source', 'visits'] | ['page_views', 'page', 'views']
