import pino from 'pino'
import { readConfig } from '../../engine/core/config/config.server.ts'
import type { ServedFiles } from '../../engine/core/served/served-files.server.ts'
import { type App, createApp } from '../../engine/server/app.ts'
import { finishBackgroundWork, type Runtime, startRuntime } from '../../engine/server/runtime.ts'
import { siteIndex } from '../../engine/shell/site-index.ts'
import { countedArticles } from '../fixtures/counted-articles.ts'
import { eachTest } from './each-test.ts'
import { freshDatabase } from './fresh-database.ts'

/** The app in a test, with its runtime. */
export interface TestedApp extends Runtime {
  app: App
  postJson: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  postForm: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>
  dataFolder: string
  /** The lines of the log. */
  logged: string[]
  close: () => Promise<void>
}

/** The site without the files of a build. */
export const siteWithoutFiles = (): ServedFiles => ({
  ...siteIndex(),
  articles: countedArticles,
  files: new Map(),
  titles: {},
})

/** Opens the app with these settings and a new database in the dialect of this run. Needs no build. */
export async function openTestedApp(
  settings: Record<string, string> = {},
  site: ServedFiles = siteWithoutFiles(),
): Promise<TestedApp> {
  const fresh = await freshDatabase()
  const { dataFolder, databaseUrl = '' } = fresh.settings
  const own = { SITE_URL: 'https://site.example', DATA_DIR: dataFolder, DATABASE_URL: databaseUrl }
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => logged.push(line) })
  const runtime = await startRuntime(readConfig({ ...own, ...settings }), site, log)
  const app = createApp(runtime)
  return {
    ...runtime,
    app,
    postJson: async (path, body, headers) =>
      app.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: async (path, fields, headers = {}) =>
      app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    dataFolder,
    logged,
    async close() {
      await finishBackgroundWork(runtime)
      await runtime.database.destroy()
      await fresh.remove()
    },
  }
}

/** The app with these settings for each test of a file. */
export const appForEachTest = (...options: Parameters<typeof openTestedApp>) =>
  eachTest(
    () => openTestedApp(...options),
    (app) => app.close(),
  )
