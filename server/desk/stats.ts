/** `npm run stats`: how often each article was read, in all and in each of the last weeks. */
import { parseArgs } from 'node:util'
import { loadSite } from '../pages/site.ts'
import { isoWeek } from '../views/week.ts'
import { withDatabase } from './open.ts'
import { printTable } from './print.ts'
import { run } from './run.ts'

const shown = 8
const week = 7 * 24 * 60 * 60 * 1000

await run('npm run stats', async (config) => {
  parseArgs({ options: {} })
  const { counted } = loadSite(config.buildFolder)
  await withDatabase(config, async (database) => {
    const totals = new Map(
      (await database.selectFrom('views').selectAll().execute()).map(({ post, views }) => [post, views]),
    )
    const weekly = new Map(
      (await database.selectFrom('view_weeks').selectAll().execute()).map((row) => [
        `${row.week} ${row.post}`,
        row.views,
      ]),
    )
    const now = Date.now()
    const weeks = Array.from({ length: shown }, (_, back) =>
      isoWeek(new Date(now - (shown - 1 - back) * week)),
    )
    const rows = counted.map(({ path, views }) => [
      path,
      views + (totals.get(path) ?? 0),
      ...weeks.map((one) => weekly.get(`${one} ${path}`) ?? 0),
    ])
    const sums = weeks.map((one) =>
      counted.reduce((sum, { path }) => sum + (weekly.get(`${one} ${path}`) ?? 0), 0),
    )
    const all = counted.reduce((sum, { path, views }) => sum + views + (totals.get(path) ?? 0), 0)
    printTable(['article', 'views', ...weeks], [...rows, ['all', all, ...sums]])
  })
})
