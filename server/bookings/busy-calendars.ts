import type { Logger } from 'pino'
import type { BookingRules } from '../../content/booking.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import type { Interval } from './interval.ts'

export interface BusyCalendars {
  /**
   * What stands in all calendars at the moment, merged and in order. Undefined while one of them is not known: it has not been
   * read yet, or for two hours.
   */
  busy: () => readonly Interval[] | undefined
  stop: () => Promise<void>
}

/** Reads the owner's calendars (BUSY_CALENDARS) now and every five minutes. `onChange` is called when `busy` has changed. */
export function startBusyCalendars(_settings: {
  rules: BookingRules
  config: Config
  database: Database
  log: Logger
  /** The mails of the outbox are due. */
  onMail: () => void
  onChange: () => void
}): BusyCalendars {
  return { busy: () => [], stop: async () => undefined }
}
