import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Transaction } from './open.server.ts'
import { isConflict } from './unavailable.server.ts'

const maxTries = 12
const maxWait = 200

/** Repeats the work after a conflict, which has rolled back everything of the attempt. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === maxTries || !isConflict(error)) throw error
      // Random waits, so that the same two do not conflict again.
      await wait(Math.random() * Math.min(5 * 2 ** tried, maxWait))
    }
  }
}

/** Ends a transaction of which nothing is to stay. */
class RolledBack extends Error {}

/**
 * Runs a transaction, which is on the disk when this resolves. The work may run more than once. `rollBack` ends it: nothing
 * has changed then, and this resolves with what it is given.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  let given: { result: Result } | undefined
  const rollBack = (result: Result): never => {
    given = { result }
    throw new RolledBack()
  }
  try {
    return await retryConflicts(() =>
      database.transaction().execute((transaction) => work(transaction, rollBack)),
    )
  } catch (error) {
    if (error instanceof RolledBack && given) return given.result
    throw error
  }
}
