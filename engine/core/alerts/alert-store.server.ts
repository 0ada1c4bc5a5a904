import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/open.server.ts'
import { claim, waitAfter } from '../database/queue.server.ts'
import { retryConflicts } from '../database/retry-transaction.server.ts'
import type { Tables } from '../database/tables.server.ts'
import { day, second } from '../time/durations.ts'

/** No attempt to send an alert lasts longer. */
export const sendLimit = 10 * second
/** How long a claimed alert is reserved for its process. */
const lease = sendLimit + 5 * second
/** How long an alert is tried and kept: what it tells is known by then. */
export const alertsKept = day

export type Alert = Tables['alerts']

/** Stores an alert, where possible in the transaction of what it tells. One with an `id` that is there already is the same. */
export const addAlert = (
  database: Database,
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
  retryConflicts(() => claim(database, 'alerts', { open: sql`created_at > ${now - alertsKept}`, lease, now }))

/** Postpones an alert to its next attempt. */
export const postponeAlert = (database: Database, { id, attempts }: Alert) =>
  retryConflicts(() =>
    database
      .updateTable('alerts')
      .set({ next_at: Date.now() + waitAfter(attempts) })
      .where('id', '=', id)
      .execute(),
  )
