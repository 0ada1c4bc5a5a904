import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Database, isShared } from '../database/open.ts'
import { retryConflicts } from '../database/retry-transaction.ts'
import type { Tables } from '../database/tables.ts'
import { waitAfter } from '../mail/wait-after.ts'

const second = 1000
const day = 24 * 60 * 60 * second

/** No attempt to send an alert lasts longer. */
export const sendLimit = 10 * second
/** How long a claimed alert is reserved for its process. */
const lease = sendLimit + 5 * second
/** How long an alert is tried and kept: what it tells is known by then. */
export const alertsKept = day

export type Alert = Tables['alerts']

/** Stores an alert, where possible in the transaction of what it tells. One with an `id` that is there already is the same. */
export const addAlert = (
  database: Kysely<Tables>,
  {
    kind,
    id = randomUUID(),
    starts_at = null,
  }: Pick<Alert, 'kind'> & Partial<Pick<Alert, 'id' | 'starts_at'>>,
  now = Date.now(),
) =>
  database
    .insertInto('alerts')
    .values({ id, kind, starts_at, created_at: now, next_at: now, attempts: 0, sent_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Claims the alert that has been due longest. Other processes skip it while the lease lasts. */
export const claimAlert = (database: Database, now = Date.now()): Promise<Alert | undefined> =>
  retryConflicts(() =>
    database
      .updateTable('alerts')
      .set((row) => ({ next_at: now + lease, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (query) =>
        query
          .selectFrom('alerts')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_at', '<=', now)
          .where('created_at', '>', now - alertsKept)
          .orderBy('next_at')
          .limit(1)
          // SQLite has no row locks, and only one process uses its file.
          .$if(isShared(database), (rows) => rows.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),
  )

export const markAlertSent = (database: Database, { id }: Alert) =>
  retryConflicts(() =>
    database.updateTable('alerts').set({ sent_at: Date.now() }).where('id', '=', id).execute(),
  )

/** Postpones an alert to its next attempt. */
export const postponeAlert = (database: Database, { id, attempts }: Alert) =>
  retryConflicts(() =>
    database
      .updateTable('alerts')
      .set({ next_at: Date.now() + waitAfter(attempts) })
      .where('id', '=', id)
      .execute(),
  )
