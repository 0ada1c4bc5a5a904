import type { Logger } from 'pino'
import type { BookingRules } from '../../content/booking.ts'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/open.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import type { Checks } from './checks.ts'
import type { Counts } from './counts.ts'
import type { OwnerCalendars } from './owner-calendars.ts'
import type { UndoQueue } from './undo.ts'

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
