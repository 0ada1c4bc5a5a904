import { sha256 } from '../base/sha256.ts'
import type { Database } from '../database/open.server.ts'
import { retryConflicts } from '../database/retry-transaction.server.ts'
import { saltOf } from '../database/salt.server.ts'
import { networksAround } from '../http/client-address.server.ts'
import { facts } from '../site/facts.ts'
import { localDay } from '../time/clock.ts'

/** At most `uses` in a window of `within` milliseconds, for each key. */
export interface Limit {
  name: string
  uses: number
  within: number
  /** The most uses of a network with many clients, so that a handful of such networks cannot use up what is for everybody. */
  mostShared?: number
}

/** The networks of a client as keys of limits, narrowest first, and how many times the uses of a limit each has. */
export type ClientNetworks = readonly { key: string; share: number }[]

/** The key of a limit that counts everybody together. */
export const everybody = 'all'

/** The key of the row that counts. */
export const rowKey = ({ name }: Limit, key: string) => `${name}:${key}`

/** Makes keys of limits from addresses: hashes with the salt of the day, after which nobody can tell whose they were. */
export async function dailyHash(database: Database, now = Date.now()): Promise<(text: string) => string> {
  const salt = await retryConflicts(() => saltOf(database, localDay(now, facts)))
  return hashWith(salt)
}

export const hashWith = (salt: string) => (text: string) => sha256(salt + text)

/** The keys of the client with this address (networkOf) in the limits. */
export async function networksOf(database: Database, address: string, now = Date.now()) {
  const hash = await dailyHash(database, now)
  return networksAround(address).map(({ name, share }) => ({ key: hash(name), share }))
}

export const secondsUntil = (until: number, now: number) => Math.ceil((until - now) / 1000)

/** The limit of a network with many clients. */
export const shared = (limit: Limit, share: number): Limit => ({
  ...limit,
  uses: Math.min(limit.uses * share, limit.mostShared ?? Number.POSITIVE_INFINITY),
})

/** Counts one use by each network of a client. Returns undefined within the limits, else the time at which the window ends. */
export async function consumeByNetworks(
  transaction: Database,
  limit: Limit,
  networks: ClientNetworks,
  now: number,
) {
  for (const { key, share } of networks) {
    const until = await consume(transaction, shared(limit, share), key, now)
    if (until !== undefined) return until
  }
  return undefined
}

/** Counts one use. Returns undefined within the limit, else the time at which the window ends. */
export async function consume(transaction: Database, limit: Limit, key: string, now: number) {
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
