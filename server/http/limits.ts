import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import { saltOf, utcDay } from '../database/salt.ts'
import type { Tables } from '../database/tables.ts'

const minute = 60_000
/** So many uses in a window of `within` milliseconds. */
export interface Limit {
  name: string
  uses: number
  within: number
}

const often: Limit = { name: 'often', uses: 5, within: minute }
const burst: Limit = { name: 'burst', uses: 10, within: 10 * minute }

/** The key of a sender's row for a limit. */
const keyOf = ({ name }: Limit, sender: string) => `${name}:${sender}`

/** The key of an address in the limits: a hash with the salt of the day. */
export async function senderOf(database: Database, address: string, now = Date.now()): Promise<string> {
  const salt = await retryConflicts(() => saltOf(database, utcDay(now)))
  return createHash('sha256').update(salt).update(address).digest('base64url')
}

/**
 * Counts a message of a sender, for all processes together: five a minute, and ten more in ten minutes. An office behind
 * one address gets through; a script is stopped after fifteen. Returns undefined, or over the limits the seconds to wait.
 */
export async function countMessage(
  transaction: Transaction<Tables>,
  sender: string,
  now: number,
): Promise<number | undefined> {
  const next = await use(transaction, sender, often, now)
  if (next === undefined) return undefined
  const later = await use(transaction, sender, burst, now)
  return later === undefined ? undefined : secondsUntil(Math.min(next, later), now)
}

/**
 * The wait of a sender who is over the limits, without counting. It takes no row lock, so that a flood does not occupy the
 * connections of a shared database.
 */
export async function waitOf(database: Database, sender: string, now: number): Promise<number | undefined> {
  const rows = await database
    .selectFrom('limits')
    .select(['sender', 'used', 'until'])
    .where('sender', 'in', [keyOf(often, sender), keyOf(burst, sender)])
    .where('until', '>', now)
    .execute()
  const isOver = [often, burst].every((limit) =>
    rows.some((row) => row.sender === keyOf(limit, sender) && row.used >= limit.uses),
  )
  return isOver ? secondsUntil(Math.min(...rows.map(({ until }) => until)), now) : undefined
}

const secondsUntil = (until: number, now: number) => Math.ceil((until - now) / 1000)

/** Counts one use. Returns undefined within the limit, else the time at which the window ends. */
export async function use(
  transaction: Transaction<Tables>,
  sender: string,
  limit: Limit,
  now: number,
): Promise<number | undefined> {
  // One statement, so that simultaneous messages are both counted.
  const row = await transaction
    .insertInto('limits')
    .values({ sender: keyOf(limit, sender), used: 1, until: now + limit.within })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet(({ eb, ref }) => {
        const hasEnded = eb('limits.until', '<=', now)
        const next = eb('limits.used', '+', 1)
        return {
          used: eb.case().when(hasEnded).then(1).else(next).end(),
          until: eb.case().when(hasEnded).then(ref('excluded.until')).else(ref('limits.until')).end(),
        }
      }),
    )
    .returning(['used', 'until'])
    .executeTakeFirstOrThrow()
  return row.used > limit.uses ? row.until : undefined
}
