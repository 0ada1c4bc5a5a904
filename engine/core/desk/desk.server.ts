import type { Logger } from 'pino'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import type { Manifest } from '../served/manifest.server.ts'
import type { UndoQueue } from './undo.server.ts'

/** What is read of the build: the titles of pages by path, and the articles with their counters. */
export type SitePages = Pick<Manifest, 'titles' | 'articles'>

/** What every view uses. */
export interface Desk {
  config: Config
  database: Database
  log: Logger
  undo: UndoQueue
  pages: SitePages
}
