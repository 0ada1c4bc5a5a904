/** What waits in a table until it is sent: mails, and pushes to the owner. One process claims each row at a time. */
import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { hour, second } from '../time/durations.ts'
import { type Database, isShared } from './open.server.ts'
import { retryConflicts } from './retry-transaction.server.ts'
import type { Tables } from './tables.server.ts'

/** The longest wait after a failure. */
const maxWait = 2 * hour
const maxMarkingWait = 2 * second

type Queues = Pick<Tables, 'outbox' | 'alerts'>

/** The wait after so many failed attempts, in milliseconds: half a minute, doubling up to two hours. */
export const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), maxWait)

/**
 * Claims the row that has been due longest of those to which `open` applies: other processes skip it for `lease`
 * milliseconds, by when it is sent or has failed. No failed row waits longer than `maxWait`: one whose next attempt is
 * further ahead failed while the clock was wrong, and is due.
 */
export async function claim<Name extends keyof Queues>(
  database: Database,
  name: Name,
  { open, lease, now }: { open: RawBuilder<unknown>; lease: number; now: number },
): Promise<Queues[Name] | undefined> {
  const table = sql.table(name)
  // SQLite has no row locks, and only one process uses its file.
  const lock = isShared(database) ? sql`for update skip locked` : sql``
  const { rows } = await sql<Queues[Name]>`
    update ${table} set next_at = ${now + lease}, attempts = attempts + 1
    where id = (
      select id from ${table}
      where sent_at is null and ${open}
        and (next_at <= ${now} or (attempts > 0 and next_at > ${now + maxWait}))
      order by next_at limit 1 ${lock}
    )
    returning *`.execute(database)
  return rows[0]
}

/** Marks a row as sent. Repeats while the database is down, because an unmarked one would be sent again. */
export async function markSentUntilStored(
  database: Database,
  name: keyof Queues,
  id: string,
  { isStopping, onError }: { isStopping: () => boolean; onError: (error: unknown) => void },
): Promise<void> {
  const withoutError = name === 'outbox' ? sql`, last_error = null` : sql``
  const now = Date.now()
  for (let pause = 100; ; pause = Math.min(2 * pause, maxMarkingWait)) {
    try {
      await retryConflicts(() =>
        sql`update ${sql.table(name)} set sent_at = ${now} ${withoutError} where id = ${id}`.execute(
          database,
        ),
      )
      return
    } catch (error) {
      if (isStopping()) throw error
      onError(error)
      await wait(pause)
    }
  }
}
