import type { Logger } from 'pino'
import type { OwnerCalendars } from '../../features/booking/desk/owner-calendars.server.ts'
import type { BookingRules } from '../../features/booking/rules.ts'
import type { Counts } from '../../features/statistics/desk/counts.server.ts'
import type { Checks } from '../../shell/desk/checks.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import type { Manifest } from '../served/manifest.server.ts'
import type { UndoQueue } from './undo.server.ts'

/** What is read of the build: the titles of pages by path, and the articles with their counters. */
export type SitePages = Pick<Manifest, 'titles' | 'articles'>

/** What the request handlers use. */
export interface Desk {
  config: Config
  database: Database
  rules: BookingRules
  log: Logger
  undo: UndoQueue
  calendars: OwnerCalendars
  checks: Checks
  counts: Counts
  pages: SitePages
}
