import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { listing } from '../app/listing.ts'
import { type Api, apiOf } from '../server/api.ts'
import { createApp, type Seen } from '../server/app.ts'
import { type Database, openDatabase } from '../server/database/open.ts'

export interface TestedApp {
  app: ReturnType<typeof createApp>
  api: Api
  log: Logger
  database: Database
  dataFolder: string
  /** The lines of the log. */
  logged: string[]
  close: () => Promise<void>
}

/** The app without its pages, over a database in a fresh folder. Needs no build. */
export async function openApp(
  changes: Partial<Pick<Api, 'siteUrl' | 'pagesAt' | 'trustedProxies' | 'onMessage'>> & {
    /** Called with the database, for what needs it before the app is there. */
    observer?: (database: Database) => (seen: Seen) => void
  } = {},
): Promise<TestedApp> {
  const { observer, ...parts } = changes
  const dataFolder = mkdtempSync(join(tmpdir(), 'app-'))
  const database = await openDatabase({ dataFolder })
  const site = { files: new Map(), titles: {}, ...listing() }
  const logged: string[] = []
  const api = apiOf({
    database,
    siteUrl: 'https://site.example',
    trustedProxies: 0,
    counted: site.counted,
    onMessage: () => undefined,
    isStopping: () => false,
    ...parts,
  })
  const log = pino({}, { write: (line: string) => logged.push(line) })
  return {
    app: createApp({ site, api, log, ...(observer ? { observe: observer(database) } : {}) }),
    api,
    log,
    database,
    dataFolder,
    logged,
    async close() {
      await database.destroy()
      rmSync(dataFolder, { recursive: true })
    },
  }
}
