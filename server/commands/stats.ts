/** `npm run stats`: the views of each article, in total and in each of the last weeks. */
import { parseArgs } from 'node:util'
import { isoWeek } from '../../content/iso-week.ts'
import { readManifest } from '../pages/site.ts'
import { withDatabase } from './open.ts'
import { printTable } from './print.ts'
import { runCommand } from './run.ts'

const weekCount = 8
const millisecondsOfWeek = 7 * 24 * 60 * 60 * 1000

await runCommand('npm run stats', async (config) => {
  parseArgs({ options: {} })
  const { articles } = readManifest(config.buildFolder)
  const weeks = Array.from({ length: weekCount }, (_, index) =>
    isoWeek(new Date(Date.now() - (weekCount - 1 - index) * millisecondsOfWeek)),
  )
  await withDatabase(config, async (database) => {
    const totals = await database.selectFrom('views').selectAll().execute()
    const weekly = await database.selectFrom('view_weeks').selectAll().execute()
    const rows = articles.map(({ path, views }) => [
      views + (totals.find(({ post }) => post === path)?.views ?? 0),
      ...weeks.map((week) => weekly.find((row) => row.post === path && row.week === week)?.views ?? 0),
    ])
    const sums = ['', ...weeks].map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
    printTable(
      ['article', 'views', ...weeks],
      [...articles.map(({ path }, index) => [path, ...(rows[index] ?? [])]), ['all', ...sums]],
    )
  })
})
