import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import { utcDay } from '../database/salt.ts'

/** How long contact messages are stored, as the privacy page promises. */
const yearsOfMessages = 3

/** How often the server removes what has expired, in milliseconds. */
const interval = 60_000

export interface Expired {
  /** Contact messages, together with their mails. */
  messages: number
  /** Hashes of the readers of earlier days, and the salts of these days. */
  readers: number
  salts: number
}

export interface Retention {
  /** Resolves when the current round is done. */
  stop: () => Promise<void>
}

function thresholds(now: number) {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - yearsOfMessages)
  return { oldest: oldest.getTime(), today: utcDay(now) }
}

/** Counts the expired rows without deleting them. */
export async function countExpired(database: Database, now = Date.now()): Promise<Expired> {
  const { oldest, today } = thresholds(now)
  const rows = (table: 'messages' | 'view_readers' | 'view_salts') =>
    database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
  const count = async (query: ReturnType<typeof rows>) =>
    Number((await query.executeTakeFirstOrThrow()).count)
  return {
    messages: await count(rows('messages').where('received_at', '<', oldest)),
    readers: await count(rows('view_readers').where('day', '<', today)),
    salts: await count(rows('view_salts').where('day', '<', today)),
  }
}

/**
 * Deletes expired messages, hashes of readers and salts, and returns how many. Also deletes expired submissions and
 * limits.
 */
export function removeExpired(database: Database, now = Date.now()): Promise<Expired> {
  const { oldest, today } = thresholds(now)
  return retryConflicts(async () => {
    const messages = await database
      .deleteFrom('messages')
      .where('received_at', '<', oldest)
      .executeTakeFirstOrThrow()
    const readers = await database
      .deleteFrom('view_readers')
      .where('day', '<', today)
      .executeTakeFirstOrThrow()
    const salts = await database.deleteFrom('view_salts').where('day', '<', today).executeTakeFirstOrThrow()
    await database.deleteFrom('submissions').where('until', '<=', now).execute()
    await database.deleteFrom('limits').where('until', '<=', now).execute()
    return {
      messages: Number(messages.numDeletedRows),
      readers: Number(readers.numDeletedRows),
      salts: Number(salts.numDeletedRows),
    }
  })
}

/** Removes expired data now and every minute from then on. */
export function startRetention(database: Database, log: Logger): Retention {
  let round = Promise.resolve()
  const run = () => {
    round = removeExpired(database).then(
      (removed) => {
        if (removed.messages + removed.readers + removed.salts > 0)
          log.info({ msg: 'expired removed', ...removed })
      },
      // The next round removes it as well.
      (error: unknown) =>
        log.warn({ msg: 'expired not removed', error: error instanceof Error ? error.name : 'unknown' }),
    )
  }
  const timer = setInterval(run, interval)
  run()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
