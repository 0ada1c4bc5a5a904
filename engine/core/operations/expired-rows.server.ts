import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Logger } from 'pino'
import { pendingFor, wasMeetingSql } from '../../features/booking/booking-state.server.ts'
import { confirmableFor } from '../../features/newsletter/subscribers.server.ts'
import { alertsKept } from '../alerts/alert-store.server.ts'
import { nameOf } from '../base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import { untilNoneIsLeft } from '../database/batches.server.ts'
import type { Database } from '../database/open.server.ts'
import { retryConflicts } from '../database/retry-transaction.server.ts'
import type { Tables } from '../database/tables.server.ts'
import { facts } from '../site/facts.ts'
import { localDay } from '../time/clock.ts'
import { day, hour } from '../time/durations.ts'
import { checkClock } from './trusted-clock.server.ts'

/** How long contact messages are stored, and bookings after their meeting, as the privacy page promises. */
const yearsKept = 3
/** How long the figures of visits are stored: each month can be compared with the one a year before. */
const monthsOfFigures = 25

/** Bookings that nobody has confirmed, most of them by robots, in milliseconds from when they could no longer be. */
const unconfirmedKept = day
/** Rows of days and blocked times that have passed, and of mails about no message or booking. */
const pastKept = 30 * day
/** The longest window of a limit, and the longest that an idempotency key is known. */
const longestWindow = day

/** How often the server removes what has expired, in milliseconds. */
const interval = hour

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

/** Which rows of a table have expired. */
interface Rule {
  table: keyof Tables
  /** The columns of the primary key. */
  key: readonly string[]
  isExpired: Expression<SqlBool>
  /** As what the rows are counted. */
  counted: keyof Expired | undefined
}

const rule = <Table extends keyof Tables>(
  table: Table,
  key: readonly (string & keyof Tables[Table])[],
  isExpired: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
  counted?: keyof Expired,
): Rule => ({ table, key, isExpired: isExpired(expressionBuilder<Tables, Table>()), counted })

const yearsBefore = (now: number, years: number) => {
  const date = new Date(now)
  return date.setUTCFullYear(date.getUTCFullYear() - years)
}

const firstDayOfFigures = (now: number) => {
  const date = new Date(now)
  return localDay(date.setUTCMonth(date.getUTCMonth() - monthsOfFigures), facts)
}

/** What may have been wanted longer. */
const lasting = (now: number): Rule[] => [
  rule('messages', ['id'], (row) => row('received_at', '<', yearsBefore(now, yearsKept)), 'messages'),
  rule(
    'bookings',
    ['id'],
    (where) =>
      where.or([
        where('ends_at', '<', yearsBefore(now, yearsKept)),
        where.and([
          where('created_at', '<', now - pendingFor - unconfirmedKept),
          where.not(wasMeetingSql(where)),
        ]),
      ]),
    'bookings',
  ),
  rule(
    'subscribers',
    ['id'],
    ({ and, eb }) => and([eb('confirmed_at', 'is', null), eb('asked_at', '<', now - confirmableFor)]),
    'subscribers',
  ),
  rule('page_views', ['day', 'page'], (row) => row('day', '<', firstDayOfFigures(now)), 'figures'),
  rule('visits', ['day', 'source', 'page'], (row) => row('day', '<', firstDayOfFigures(now)), 'figures'),
  rule('booking_days', ['day'], (row) => row('day', '<', localDay(now - pastKept, facts))),
  rule('blocked_times', ['id'], (row) => row('ends_at', '<', now - pastKept)),
  rule('alerts', ['id'], (row) => row('created_at', '<', now - alertsKept)),
  // Newsletters, reminders, notices: those of messages and bookings go with them. After so long, notices may be stored again.
  rule('outbox', ['id'], ({ and, eb, or }) =>
    and([
      eb('message_id', 'is', null),
      eb('booking_id', 'is', null),
      or([eb('sent_at', '<', now - pastKept), eb('failed_at', '<', now - pastKept)]),
    ]),
  ),
]

const isOver =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'idempotency_keys' | 'limits'>) =>
    or([eb('until', '<=', now), eb('until', '>', now + 2 * longestWindow)])

/**
 * What only counts for a moment, and what must not outlive its day, because it tells who has read what. With a wrong clock
 * a reader may count twice. A window that ends much later than it could was begun with a wrong clock; a little later, while the
 * rows were being removed.
 */
const passing = (now: number): Rule[] => [
  rule('view_readers', ['day', 'post', 'reader'], (row) => row('day', '<', localDay(now, facts)), 'readers'),
  rule('view_salts', ['day'], (row) => row('day', '<', localDay(now, facts)), 'salts'),
  rule('idempotency_keys', ['key'], isOver(now)),
  rule('limits', ['sender'], isOver(now)),
]

const none: Expired = { messages: 0, bookings: 0, subscribers: 0, readers: 0, salts: 0, figures: 0 }

/** Counts the expired rows without deleting them. */
export const countExpired = (database: Database, now = Date.now()): Promise<Expired> =>
  sumOf([...lasting(now), ...passing(now)], async ({ table, isExpired }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${isExpired}`.execute(database)
    return Number(rows[0]?.count)
  })

/** Deletes the expired rows, in short transactions, and returns how many. */
export const removeExpired = (database: Database, now = Date.now()): Promise<Expired> =>
  remove(database, [...lasting(now), ...passing(now)])

const remove = (database: Database, rules: Rule[]) =>
  sumOf(rules, ({ table, key, isExpired }) => {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    return untilNoneIsLeft(async (most) => {
      const { numAffectedRows } = await retryConflicts(() =>
        sql`delete from ${sql.table(table)} where (${columns}) in
          (select ${columns} from ${sql.table(table)} where ${isExpired} limit ${most})`.execute(database),
      )
      return Number(numAffectedRows)
    })
  })

async function sumOf(rules: Rule[], count: (rule: Rule) => Promise<number>): Promise<Expired> {
  const sums = { ...none }
  for (const one of rules) {
    const rows = await count(one)
    if (one.counted) sums[one.counted] += rows
  }
  return sums
}

/** Removes expired data now and every hour from then on, except while the clock may be wrong. */
export function startRetention(database: Database, log: Logger): PeriodicTask {
  return startPeriodicTask(
    async () => {
      const now = Date.now()
      const clock = await checkClock(database, now)
      if (clock === 'jumped')
        log.warn({
          msg: 'the clock has jumped: what it makes expired is kept for a day',
          clock: new Date(now),
        })
      const removed = await remove(database, [...(clock === 'right' ? lasting(now) : []), ...passing(now)])
      if (Object.values(removed).some((count) => count > 0)) log.info({ msg: 'expired removed', ...removed })
    },
    interval,
    // The next run removes it as well.
    (error) => log.warn({ msg: 'expired not removed', error: nameOf(error) }),
  )
}
