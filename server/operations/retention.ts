import type { DeleteQueryBuilder, DeleteResult, ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Logger } from 'pino'
import { dayAt } from '../../content/published.ts'
import { alertsKept } from '../alerts/alert-store.ts'
import { pendingFor, wasMeetingSql } from '../bookings/booking-state.ts'
import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import { utcDay } from '../database/salt.ts'
import type { Tables } from '../database/tables.ts'
import { confirmableFor } from '../newsletter/subscribers.ts'

/** How long contact messages are stored, and bookings after their meeting, as the privacy page promises. */
const yearsKept = 3
/** How long the figures of visits are stored: each month can be compared with the one a year before. */
const monthsOfFigures = 25

const day = 24 * 60 * 60 * 1000
/** Bookings that nobody has confirmed, most of them by robots, in milliseconds from when they could no longer be. */
const unconfirmedKept = day
/** Rows of days and blocked times that have passed, and of mails about no message or booking. */
const pastKept = 30 * day

/** How often the server removes what has expired, in milliseconds. */
const interval = 60_000

export interface Expired {
  /** Contact messages, together with their mails. */
  messages: number
  /** Bookings, together with their mails and the secrets of their links. */
  bookings: number
  /** Addresses for new articles that nobody has confirmed. */
  subscribers: number
  /** Hashes of the readers of earlier days, and the salts of these days. */
  readers: number
  salts: number
  /** Rows of views and visits by day. */
  figures: number
}

export interface Retention {
  /** Resolves when the current round is done. */
  stop: () => Promise<void>
}

function thresholds(now: number) {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - yearsKept)
  const oldestFigures = new Date(now)
  oldestFigures.setUTCMonth(oldestFigures.getUTCMonth() - monthsOfFigures)
  return { oldest: oldest.getTime(), today: dayAt(new Date(now)), firstDay: utcDay(oldestFigures.getTime()) }
}

/** Bookings whose meeting is long past, and those that never were one. */
const isExpiredBooking = (now: number) => (where: ExpressionBuilder<Tables, 'bookings'>) =>
  where.or([
    where('ends_at', '<', thresholds(now).oldest),
    where.and([
      where('created_at', '<', now - pendingFor - unconfirmedKept),
      where.not(wasMeetingSql(where)),
    ]),
  ])

const isUnconfirmed =
  (now: number) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'subscribers'>) =>
    and([eb('confirmed_at', 'is', null), eb('asked_at', '<', now - confirmableFor)])

/** Counts the expired rows without deleting them. */
export async function countExpired(database: Database, now = Date.now()): Promise<Expired> {
  const { oldest, today, firstDay } = thresholds(now)
  const count = async (query: SelectQueryBuilder<Tables, keyof Tables, object>) => {
    const counted = query.select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await counted.executeTakeFirstOrThrow()).count)
  }
  return {
    messages: await count(database.selectFrom('messages').where('received_at', '<', oldest)),
    bookings: await count(database.selectFrom('bookings').where(isExpiredBooking(now))),
    subscribers: await count(database.selectFrom('subscribers').where(isUnconfirmed(now))),
    readers: await count(database.selectFrom('view_readers').where('day', '<', today)),
    salts: await count(database.selectFrom('view_salts').where('day', '<', today)),
    figures:
      (await count(database.selectFrom('page_views').where('day', '<', firstDay))) +
      (await count(database.selectFrom('visits').where('day', '<', firstDay))),
  }
}

/**
 * Deletes expired messages, bookings, hashes of readers, salts and figures, and returns how many. Also deletes expired submissions
 * and limits, and the days and blocked times of booking that have passed.
 */
export function removeExpired(database: Database, now = Date.now()): Promise<Expired> {
  const { oldest, today, firstDay } = thresholds(now)
  const count = async (query: DeleteQueryBuilder<Tables, keyof Tables, DeleteResult>) =>
    Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
  return retryConflicts(async () => {
    const removed = {
      messages: await count(database.deleteFrom('messages').where('received_at', '<', oldest)),
      bookings: await count(database.deleteFrom('bookings').where(isExpiredBooking(now))),
      subscribers: await count(database.deleteFrom('subscribers').where(isUnconfirmed(now))),
      readers: await count(database.deleteFrom('view_readers').where('day', '<', today)),
      salts: await count(database.deleteFrom('view_salts').where('day', '<', today)),
      figures:
        (await count(database.deleteFrom('page_views').where('day', '<', firstDay))) +
        (await count(database.deleteFrom('visits').where('day', '<', firstDay))),
    }
    await database
      .deleteFrom('booking_days')
      .where('day', '<', utcDay(now - pastKept))
      .execute()
    await database
      .deleteFrom('blocked_times')
      .where('ends_at', '<', now - pastKept)
      .execute()
    await database
      .deleteFrom('alerts')
      .where('created_at', '<', now - alertsKept)
      .execute()
    // Newsletters, reminders, notices: those of messages and bookings go with them. None is stored again after so long.
    await database
      .deleteFrom('outbox')
      .where('message_id', 'is', null)
      .where('booking_id', 'is', null)
      .where(({ or, eb }) => or([eb('sent_at', '<', now - pastKept), eb('failed_at', '<', now - pastKept)]))
      .execute()
    await database.deleteFrom('submissions').where('until', '<=', now).execute()
    await database.deleteFrom('limits').where('until', '<=', now).execute()
    return removed
  })
}

/** Removes expired data now and every minute from then on. */
export function startRetention(database: Database, log: Logger): Retention {
  let round = Promise.resolve()
  const run = () => {
    round = removeExpired(database).then(
      (removed) => {
        if (Object.values(removed).some((count) => count > 0))
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
