import type { Logger } from 'pino'
import { nameOf } from '../base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import { minute } from '../time/durations.ts'

const interval = minute

/** Tells the owner what is due at a moment: each thing once, also by several servers. */
export type TellOwner = (database: Database, config: Config, now: number) => Promise<void>

type Tellers = readonly { tellOwner?: TellOwner }[]

/** Tells what is due at a moment. */
export async function tellOwner(tellers: Tellers, database: Database, config: Config, now: number) {
  for (const teller of tellers) await teller.tellOwner?.(database, config, now)
}

/** Looks each minute for what the owner is to be told because its time has come. */
export const startOwnerNotices = (
  database: Database,
  config: Config,
  tellers: Tellers,
  log: Logger,
): PeriodicTask =>
  startPeriodicTask(
    () => tellOwner(tellers, database, config, Date.now()),
    interval,
    // The next run tells it as well.
    (error) => log.warn({ msg: 'owner not told', error: nameOf(error) }),
  )
