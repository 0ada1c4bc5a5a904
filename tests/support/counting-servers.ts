import { type Database, openDatabase } from '../../engine/core/database/open.server.ts'
import type { RunningFeature } from '../../engine/core/feature.server.ts'
import { type Statistics, startStatistics } from '../../engine/features/statistics/statistics.server.ts'
import { type App, createApp } from '../../engine/server/app.ts'
import { features } from '../../engine/server/features.ts'
import { startFeatures } from '../../engine/server/runtime.ts'
import { browserUserAgent } from '../fixtures/browser-user-agent.ts'
import { siteWithPages } from '../fixtures/site-with-pages.ts'
import { openTestedApp } from './app.ts'
import { eachTest } from './each-test.ts'
import { dialect } from './fresh-database.ts'

export type RequestHeaders = Record<string, string>

/** A visitor's browser opens a page. Visitors differ by their address. */
export const from = (visitor: number): RequestHeaders => ({
  'User-Agent': browserUserAgent,
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
})

/** It comes from another site. */
export const arriving = (referer?: string): RequestHeaders => ({
  'Sec-Fetch-Site': 'cross-site',
  ...(referer && { Referer: referer }),
})

/** It comes from a page of this site. */
export const within = (page: string): RequestHeaders => ({
  'Sec-Fetch-Site': 'same-origin',
  Referer: `https://site.example${page}`,
})

/**
 * Servers of one site that count its readers, on the database of this run: two that share PostgreSQL, or one on SQLite. Their
 * clock stands still until `clock.now` changes, in milliseconds.
 */
async function openCountingServers(startsAt: string) {
  const tested = await openTestedApp({ TRUST_PROXY: '1' }, siteWithPages())
  const clock = { now: Date.parse(startsAt) }
  const servers: { app: App; database: Database; running: RunningFeature[]; statistics: Statistics }[] = []
  for (let number = 0; number < (dialect === 'postgresql' ? 2 : 1); number++) {
    // What the services began with would write as well.
    if (number === 0) await tested.running[0]?.stop?.()
    const database = number === 0 ? tested.database : await openDatabase(tested.config)
    const settings = { now: () => clock.now, timeZone: 'Europe/Stockholm', writeEvery: 20 }
    const statistics = startStatistics({ ...tested, ...settings, database })
    const { countPageView, visitOf } = statistics
    const core = { ...tested, database, countPageView, visitOf }
    const running = [statistics, ...(await startFeatures(features, core))]
    servers.push({ app: createApp({ ...core, running }), database, running, statistics })
  }
  const appOf = (server: number) => {
    const { app } = servers[server % servers.length] ?? {}
    if (!app) throw new Error('No server')
    return app
  }

  return {
    tested,
    clock,
    /** Sends a request to one of the servers, whatever its number. */
    request: (path: string, headers: RequestHeaders, { method = 'GET', server = 0 } = {}) =>
      appOf(server).request(path, { method, headers }),
    post: (path: string, body: object, headers: RequestHeaders) =>
      appOf(0).request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'application/json' },
      }),
    /** What is in the database, by day and page, and by day, source and page. */
    async stored() {
      const views = await tested.database.selectFrom('page_views').selectAll().execute()
      const visits = await tested.database.selectFrom('visits').selectAll().execute()
      return {
        views: Object.fromEntries(views.map(({ day, page, views }) => [`${day} ${page}`, views])),
        visits: Object.fromEntries(
          visits.map(({ day, source, page, visits }) => [`${day} ${source} ${page}`, visits]),
        ),
      }
    },
    /** Writes what is still in memory. */
    write: () => Promise.all(servers.map(({ statistics }) => statistics.stop())),
    async close() {
      for (const { running, database } of servers) {
        for (const { stop } of running) await stop?.()
        if (database !== tested.database) await database.destroy()
      }
      await tested.close()
    },
  }
}

export const countingServersForEachTest = (startsAt: string) =>
  eachTest(
    () => openCountingServers(startsAt),
    (servers) => servers.close(),
  )
