import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { dayAt } from '../../content/published.ts'
import type { Database } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import { saltOf } from '../database/salt.ts'
import type { Tables } from '../database/tables.ts'
import { networksAround } from './client-address.ts'

const minute = 60_000
const hour = 60 * minute

/** At most `uses` in a window of `within` milliseconds, for each key. */
export interface Limit {
  name: string
  uses: number
  within: number
}

/** The networks of a client as keys of limits, narrowest first, and how many times the uses of a limit each has. */
export type Sender = readonly { key: string; share: number }[]

const often: Limit = { name: 'often', uses: 5, within: minute }
const burst: Limit = { name: 'burst', uses: 10, within: 10 * minute }
const daily: Limit = { name: 'daily', uses: 200, within: 24 * hour }
/** Messages of all senders together. A window of an hour, because it holds up honest ones too. */
const messagesInAll: Limit = { name: 'messages', uses: 5000, within: hour }

/** The key of a limit that counts everybody together. */
export const everybody = 'all'

const rowKey = ({ name }: Limit, key: string) => `${name}:${key}`

/** Makes keys of limits from addresses: hashes with the salt of the day, after which nobody can tell whose they were. */
export async function dailyHash(database: Database, now = Date.now()): Promise<(text: string) => string> {
  const salt = await retryConflicts(() => saltOf(database, dayAt(new Date(now))))
  return hashWith(salt)
}

export const hashWith = (salt: string) => (text: string) =>
  createHash('sha256').update(salt).update(text).digest('base64url')

/** The keys of the client with this address (networkOf) in the limits. */
export async function senderOf(database: Database, address: string, now = Date.now()): Promise<Sender> {
  const hash = await dailyHash(database, now)
  return networksAround(address).map(({ name, share }) => ({ key: hash(name), share }))
}

/**
 * Counts a message of a sender, for all processes together: five a minute, ten more in ten minutes, 200 a day. An office
 * behind one address gets through; a script is stopped after fifteen. Returns undefined, or over the limits the seconds
 * to wait.
 */
export async function countMessage(
  transaction: Transaction<Tables>,
  sender: Sender,
  now: number,
): Promise<number | undefined> {
  for (const { key, share } of sender) {
    const next = await consume(transaction, shared(often, share), key, now)
    const later = next === undefined ? undefined : await consume(transaction, shared(burst, share), key, now)
    if (next !== undefined && later !== undefined) return secondsUntil(Math.min(next, later), now)
  }
  const until =
    (await consumeBySender(transaction, daily, sender, now)) ??
    (await consume(transaction, messagesInAll, everybody, now))
  return until === undefined ? undefined : secondsUntil(until, now)
}

/**
 * The wait of a sender who is over the limits of messages, without counting. It takes no row lock, so that a flood does
 * not occupy the connections of a shared database.
 */
export async function waitOf(database: Database, sender: Sender, now: number): Promise<number | undefined> {
  const groups = [
    ...sender.flatMap(({ key, share }) => [
      [often, burst].map((limit) => ({ limit: shared(limit, share), key })),
      [{ limit: shared(daily, share), key }],
    ]),
    [{ limit: messagesInAll, key: everybody }],
  ]
  const rows = await database
    .selectFrom('limits')
    .select(['sender', 'used', 'until'])
    .where(
      'sender',
      'in',
      groups.flat().map(({ limit, key }) => rowKey(limit, key)),
    )
    .where('until', '>', now)
    .execute()
  const used = new Map(rows.map((row) => [row.sender, row]))
  for (const group of groups) {
    const ends = group.flatMap(({ limit, key }) => {
      const row = used.get(rowKey(limit, key))
      return row && row.used >= limit.uses ? row.until : []
    })
    if (ends.length === group.length) return secondsUntil(Math.min(...ends), now)
  }
  return undefined
}

export const secondsUntil = (until: number, now: number) => Math.ceil((until - now) / 1000)

const shared = (limit: Limit, share: number): Limit => ({ ...limit, uses: limit.uses * share })

/** Counts one use by each network of a sender. Returns undefined within the limits, else the time at which the window ends. */
export async function consumeBySender(
  transaction: Kysely<Tables>,
  limit: Limit,
  sender: Sender,
  now: number,
): Promise<number | undefined> {
  for (const { key, share } of sender) {
    const until = await consume(transaction, shared(limit, share), key, now)
    if (until !== undefined) return until
  }
  return undefined
}

/** Counts one use. Returns undefined within the limit, else the time at which the window ends. */
export async function consume(
  transaction: Kysely<Tables>,
  limit: Limit,
  key: string,
  now: number,
): Promise<number | undefined> {
  // One statement, so that simultaneous uses are both counted.
  const row = await transaction
    .insertInto('limits')
    .values({ sender: rowKey(limit, key), used: 1, until: now + limit.within })
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
