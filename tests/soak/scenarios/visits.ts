import { readConfig } from '../../../engine/core/config/config.server.ts'
import { withDatabase } from '../../../engine/core/database/open.server.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/server-process.ts'
import { openPage, until } from './contact-senders.ts'

/**
 * Opens pages at a server, kills it, and opens more at the next one, which is stopped. Returns how many were opened before the
 * figures were written, between that and the kill, and after it; and how many are stored.
 */
export async function countThroughCrash(fresh: FreshDatabase) {
  const { dataFolder, databaseUrl = '' } = fresh.settings
  const config = readConfig({
    SITE_URL: 'https://site.example',
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
  })
  const stored = () =>
    withDatabase(config, async (database) => {
      const rows = await database.selectFrom('page_views').select('views').execute()
      return rows.reduce((sum, { views }) => sum + views, 0)
    })
  const open = async (url: string, count: number) => {
    for (let visitor = 0; visitor < count; visitor++) await openPage(url, visitor)
    return count
  }

  const first = await startServer(fresh)
  const written = await open(first.url, 5)
  await until(async () => (await stored()) >= written, 'the figures are written')
  const unwritten = await open(first.url, 3)
  await first.kill()

  const second = await startServer(fresh)
  const last = await open(second.url, 2)
  await second.stop()
  return { written, unwritten, last, views: await stored() }
}
