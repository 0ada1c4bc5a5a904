import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Logger } from 'pino'
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

/** How long what visitors have sent is stored, as the privacy page promises. */
const yearsKept = 3

/** Rows of days that have passed, and of mails about nothing else that is stored, in milliseconds. */
export const pastKept = 30 * day
/** The longest window of a limit, and the longest that an idempotency key is known. */
const longestWindow = day

/** How often the server removes what has expired, in milliseconds. */
const interval = hour

/** Which rows of a table have expired. */
export interface ExpiryRule {
  table: keyof Tables
  /** The columns of the primary key. */
  key: readonly string[]
  isExpired: Expression<SqlBool>
  /** As what the rows are counted, if at all. */
  counted: string | undefined
}

/** Which rows have expired at a moment. */
export interface Expiry {
  /** What may have been wanted longer. */
  lasting?: (now: number) => readonly ExpiryRule[]
  /**
   * What only counts for a moment, and what must not outlive its day, because it tells who has read what. With a wrong clock
   * a reader may count twice.
   */
  passing?: (now: number) => readonly ExpiryRule[]
}

/** How many rows have expired, by what they are counted as. */
export type Expired = Readonly<Record<string, number>>

export const expiryRule = <Table extends keyof Tables>(
  table: Table,
  key: readonly (string & keyof Tables[Table])[],
  isExpired: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
  counted?: string,
): ExpiryRule => ({ table, key, isExpired: isExpired(expressionBuilder<Tables, Table>()), counted })

/** Before this moment was received what is stored no longer. */
export const receivedTooLongAgo = (now: number) => {
  const date = new Date(now)
  return date.setUTCFullYear(date.getUTCFullYear() - yearsKept)
}

/**
 * Whether the window of a row is over. One that ends much later than it could was begun with a wrong clock; a little later,
 * while the rows were being removed.
 */
export const isWindowOver = (now: number) =>
  sql<SqlBool>`(until <= ${now} or until > ${now + 2 * longestWindow})`

const own: Expiry = {
  lasting: (now) => [
    expiryRule('alerts', ['id'], (row) => row('created_at', '<', now - alertsKept)),
    // Newsletters, reminders, notices: those of messages and bookings go with them. After so long, notices may be stored again.
    expiryRule('outbox', ['id'], ({ and, eb, or }) =>
      and([
        eb('message_id', 'is', null),
        eb('booking_id', 'is', null),
        or([eb('sent_at', '<', now - pastKept), eb('failed_at', '<', now - pastKept)]),
      ]),
    ),
  ],
  passing: (now) => [
    expiryRule('view_salts', ['day'], (row) => row('day', '<', localDay(now, facts)), 'salts'),
    expiryRule('limits', ['sender'], () => isWindowOver(now)),
  ],
}

const rulesAt = (now: number, expiries: readonly Expiry[], isClockRight = true) => {
  const all = [...expiries, own]
  return [
    ...(isClockRight ? all.flatMap(({ lasting }) => lasting?.(now) ?? []) : []),
    ...all.flatMap(({ passing }) => passing?.(now) ?? []),
  ]
}

/** Counts the expired rows without deleting them. */
export const countExpired = (
  database: Database,
  expiries: readonly Expiry[],
  now = Date.now(),
): Promise<Expired> =>
  sumOf(rulesAt(now, expiries), async ({ table, isExpired }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${isExpired}`.execute(database)
    return Number(rows[0]?.count)
  })

/** Deletes the expired rows, in short transactions, and returns how many. */
export const removeExpired = (
  database: Database,
  expiries: readonly Expiry[],
  now = Date.now(),
): Promise<Expired> => remove(database, rulesAt(now, expiries))

const remove = (database: Database, rules: ExpiryRule[]) =>
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

async function sumOf(rules: ExpiryRule[], count: (rule: ExpiryRule) => Promise<number>): Promise<Expired> {
  const sums: Record<string, number> = {}
  for (const one of rules) {
    const rows = await count(one)
    if (one.counted) sums[one.counted] = (sums[one.counted] ?? 0) + rows
  }
  return sums
}

/** Removes expired data now and every hour from then on, except while the clock may be wrong. */
export function startRetention(database: Database, expiries: readonly Expiry[], log: Logger): PeriodicTask {
  return startPeriodicTask(
    async () => {
      const now = Date.now()
      const clock = await checkClock(database, now)
      if (clock === 'jumped')
        log.warn({
          msg: 'the clock has jumped: what it makes expired is kept for a day',
          clock: new Date(now),
        })
      const removed = await remove(database, rulesAt(now, expiries, clock === 'right'))
      if (Object.values(removed).some((count) => count > 0)) log.info({ msg: 'expired removed', ...removed })
    },
    interval,
    // The next run removes it as well.
    (error) => log.warn({ msg: 'expired not removed', error: nameOf(error) }),
  )
}
