import type { Database, Transaction } from '../../core/database/open.server.ts'
import {
  type ClientNetworks,
  consume,
  consumeByNetworks,
  everybody,
  type Limit,
  rowKey,
  secondsUntil,
  shared,
} from '../../core/limits/limits.server.ts'
import { day, hour, minute } from '../../core/time/durations.ts'

const perMinute: Limit = { name: 'often', uses: 5, within: minute }
const burst: Limit = { name: 'burst', uses: 10, within: 10 * minute }
const daily: Limit = { name: 'daily', uses: 200, within: day, mostShared: 500 }
/** Messages of all senders together, ten times those of any network. A window of an hour, because it holds up honest ones too. */
const messagesInAll: Limit = { name: 'messages', uses: 5000, within: hour }

/**
 * Counts a message of a sender, for all processes together: five a minute, ten more in ten minutes, 200 a day. An office
 * behind one address gets through; a script is stopped after fifteen. Returns undefined, or over the limits the seconds
 * to wait.
 */
export async function countMessage(transaction: Transaction, networks: ClientNetworks, now: number) {
  for (const { key, share } of networks) {
    const next = await consume(transaction, shared(perMinute, share), key, now)
    const later = next === undefined ? undefined : await consume(transaction, shared(burst, share), key, now)
    if (next !== undefined && later !== undefined) return secondsUntil(Math.min(next, later), now)
  }
  const until =
    (await consumeByNetworks(transaction, daily, networks, now)) ??
    (await consume(transaction, messagesInAll, everybody, now))
  return until === undefined ? undefined : secondsUntil(until, now)
}

/**
 * The wait of a sender who is over the limits of messages, without counting. It takes no row lock, so that a flood does
 * not occupy the connections of a shared database.
 */
export async function secondsUntilAllowed(database: Database, networks: ClientNetworks, now: number) {
  const groups = [
    ...networks.flatMap(({ key, share }) => [
      [perMinute, burst].map((limit) => ({ limit: shared(limit, share), key })),
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
