import type { Logger } from 'pino'
import type { BookingRules } from '../../content/booking.ts'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/open.ts'
import type { Checks } from './checks.ts'
import type { OwnerCalendars } from './owner-calendars.ts'
import type { Undo } from './undo.ts'

/** What the request handlers use. */
export interface Desk {
  config: Config
  database: Database
  rules: BookingRules
  log: Logger
  undo: Undo
  calendars: OwnerCalendars
  checks: Checks
}
