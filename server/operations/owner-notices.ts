import type { Logger } from 'pino'
import { minute } from '../../content/durations.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { nameOf } from '../error-names.ts'
import { addReminders } from '../messages/reminder.ts'
import { addWeekMail } from '../week/week-mail.ts'
import { alertMissingBackup, alertMissingOffsite } from './last-done.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

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
