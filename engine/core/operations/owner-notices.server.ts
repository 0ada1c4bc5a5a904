import type { Logger } from 'pino'
import { addReminders } from '../../features/messages/reminder.server.ts'
import { addWeekMail } from '../../features/week-mail/week-mail.server.ts'
import { nameOf } from '../base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import { minute } from '../time/durations.ts'
import { alertMissingBackup, alertMissingOffsite } from './last-done.server.ts'

const interval = minute

type Wanted = Pick<Config, 'hasReminders' | 'hasWeekMail' | 'hasOffsite'>

/** Looks each minute for what the owner is to be told because its time has come. */
export function startOwnerNotices(database: Database, config: Wanted, log: Logger): PeriodicTask {
  return startPeriodicTask(
    () => addOwnerNotices(database, config, Date.now()),
    interval,
    // The next run tells it as well.
    (error) => log.warn({ msg: 'owner not told', error: nameOf(error) }),
  )
}

/** What is due at a moment: reminders of messages, the week, missing backups. Each is told once, also by several servers. */
export async function addOwnerNotices(database: Database, config: Wanted, now: number): Promise<void> {
  if (config.hasReminders) await addReminders(database, now)
  if (config.hasWeekMail) await addWeekMail(database, now)
  await alertMissingBackup(database, now)
  if (config.hasOffsite) await alertMissingOffsite(database, now)
}
