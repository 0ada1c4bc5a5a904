import type { Logger } from 'pino'
import { startAlerts } from '../core/alerts/alerts.server.ts'
import { watchDatabase } from '../core/alerts/watch-database.server.ts'
import type { Config } from '../core/config/config.server.ts'
import { openWhenPossible } from '../core/database/open.server.ts'
import { startOutbox } from '../core/mail/outbox.server.ts'
import { startRetention } from '../core/operations/expired-rows.server.ts'
import { startOwnerNotices } from '../core/operations/owner-notices.server.ts'
import type { ServedFiles } from '../core/served/served-files.server.ts'
import { startBookings } from '../features/booking/bookings.server.ts'
import { type BookingRules, bookingRules } from '../features/booking/rules.ts'
import { startStatistics } from '../features/statistics/statistics.server.ts'

/** What the request handlers use. */
export type Runtime = Awaited<ReturnType<typeof startRuntime>>

/**
 * Opens the database and starts the background work: the outbox, the calendars, retention and statistics. Used by the server, in development and in
 * tests. Pages are served also where the data cannot be used. Throws an OwnerError where a setting of the database is wrong.
 */
export async function startRuntime(
  config: Config,
  site: ServedFiles,
  log: Logger,
  rules: BookingRules = bookingRules,
) {
  const database = await openWhenPossible(config)
  const stopping = new AbortController()
  const outbox = startOutbox({ database, config, log })
  return {
    config,
    site,
    database,
    outbox,
    /** Where visitors can book. */
    bookings: startBookings({ rules, config, database, site, log, outbox }),
    retention: startRetention(database, log),
    alerts: startAlerts({ database, config, log }),
    ownerNotices: startOwnerNotices(database, config, log),
    databaseWatch: watchDatabase(database, config, log),
    statistics: startStatistics({ database, site, config, log }),
    log,
    /** Aborted when the server is stopping. */
    stopping,
  }
}

/** Resolves when the background work is done: the mail in progress, what booking does, the current round of retention,
 * alerts, what was counted. */
export const finishBackgroundWork = (runtime: Runtime) => {
  const { outbox, bookings, retention, alerts, ownerNotices, databaseWatch, statistics } = runtime
  return Promise.all([
    outbox.stop(),
    bookings?.stop(),
    retention.stop(),
    alerts.stop(),
    ownerNotices.stop(),
    databaseWatch.stop(),
    statistics.stop(),
  ])
}
