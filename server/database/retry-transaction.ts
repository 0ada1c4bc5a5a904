import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

const maxTries = 12
const maxWait = 200

/** Two transactions were in each other's way, and one was turned back: a serialization failure or a deadlock. */
const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Does the work again while the database turns it back in favor of another; nothing of a try remains. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === maxTries || !isConflict(error)) throw error
      // Of different lengths, so that the same two do not meet again.
      await wait(Math.random() * Math.min(5 * 2 ** tried, maxWait))
    }
  }
}

/** A transaction that is on the disk when this resolves. The work may run more than once. */
export const transact = <Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryConflicts(() => database.transaction().execute(work))
