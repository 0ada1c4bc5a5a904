/** Times that the owner keeps free of bookings. */

import { randomUUID } from 'node:crypto'
import type { Database } from '../../core/database/open.server.ts'
import { retryConflicts } from '../../core/database/retry-transaction.server.ts'
import type { Tables } from '../../core/database/tables.server.ts'
import type { Interval } from '../../core/time/interval.ts'

export type BlockedTime = Readonly<Tables['blocked_times']>

export const newBlockedTime = ({ start, end }: Interval, note: string): BlockedTime => ({
  id: randomUUID(),
  starts_at: start,
  ends_at: end,
  note,
})

export const storeBlockedTime = (database: Database, blocked: BlockedTime) =>
  retryConflicts(() => database.insertInto('blocked_times').values(blocked).execute())

/** Resolves with what was removed. Undefined where there is none with this id. */
export const removeBlockedTime = (database: Database, id: string): Promise<BlockedTime | undefined> =>
  retryConflicts(() =>
    database.deleteFrom('blocked_times').where('id', '=', id).returningAll().executeTakeFirst(),
  )

/** Those that have a part in a span, in order. */
export const loadBlockedTimes = (
  database: Database,
  { start, end = Number.MAX_SAFE_INTEGER }: { start: number; end?: number },
): Promise<BlockedTime[]> =>
  database
    .selectFrom('blocked_times')
    .selectAll()
    .where('starts_at', '<', end)
    .where('ends_at', '>', start)
    .orderBy('starts_at')
    .execute()
