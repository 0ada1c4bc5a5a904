import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import { nameOf } from '../../core/base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../../core/base/periodic-task.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import type { ServedFiles } from '../../core/served/served-files.server.ts'
import { type Availability, loadFreeTimes } from './availability.server.ts'
import { showFreeTimes } from './booking-pages.server.tsx'
import { startBusyCalendars } from './busy-calendars.server.ts'
import type { BookingRules } from './rules.ts'

/** How often the pages are brought up to date, because times pass and other servers take bookings. In milliseconds. */
const refreshEvery = 15_000

/** So long the start waits for the calendars and the database at most, in milliseconds: then the pages say that times are not known. */
const firstRoundTimeout = 3000

export type Bookings = ReturnType<typeof startBookings>

/** Starts what booking needs in the background. */
export function startBookings({
  rules,
  config,
  database,
  site,
  log,
  outbox,
}: {
  rules: BookingRules
  config: Config
  database: Database
  site: ServedFiles
  log: Logger
  outbox: PeriodicTask
}) {
  async function showTimes() {
    const known = availability()
    await showFreeTimes(
      site,
      known ? { is: 'offered', starts: await loadFreeTimes(database, known) } : { is: 'unavailable' },
    )
  }

  function availability(): Availability | undefined {
    const busy = calendars.busy()
    return busy && { rules, busy }
  }

  const calendars = startBusyCalendars({
    rules,
    config,
    database,
    log,
    onMail: outbox.wake,
    onChange: () => task.wake(),
  })
  const task = startPeriodicTask(showTimes, refreshEvery, (error) =>
    log.warn({ msg: 'free times unknown', error: nameOf(error) }),
  )
  return {
    rules,
    /** Undefined while a calendar is not known: then nothing can be offered. */
    availability,
    /** Resolves when the pages show the free times, so that the first of them that is served does. Waits so many milliseconds at most. */
    shown: (atMost = firstRoundTimeout) =>
      Promise.race([calendars.firstRound.then(task.wake), after(atMost)]),
    /** Brings the free times on the pages up to date. */
    refresh: task.wake,
    async stop() {
      await calendars.stop()
      await task.stop()
    },
  }
}
