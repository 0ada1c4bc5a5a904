import type { Logger } from 'pino'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import type { Config } from '../config/config.server.ts'
import { lineOf } from '../database/explain-error.server.ts'
import { type Database, faultOf } from '../database/open.server.ts'
import { minute } from '../time/durations.ts'
import { sendUnstored } from './alerts.server.ts'

const interval = 10_000
/** How long the database fails before the owner is told, in milliseconds. */
const alertAfter = minute

/** Pushes to the owner, once, that the database cannot be read or written, until it can again. */
export function watchDatabase(
  database: Database,
  config: Pick<Config, 'alertUrl'>,
  log: Logger,
  times = { interval, alertAfter },
): PeriodicTask {
  let failingSince: number | undefined
  let isRelevant = false

  async function look() {
    const now = performance.now()
    const fault = await faultOf(database)
    if (fault === undefined) {
      if (failingSince !== undefined) log.info({ msg: 'database works again' })
      failingSince = undefined
      isRelevant = false
      return
    }
    if (failingSince === undefined)
      log.error({ msg: 'database cannot be read or written', reason: lineOf(fault) })
    failingSince ??= now
    if (!isRelevant && performance.now() - failingSince >= times.alertAfter)
      isRelevant = await sendUnstored(config, 'database-failing')
  }
  return startPeriodicTask(look, times.interval, () => log.warn({ msg: 'database not looked at' }))
}
