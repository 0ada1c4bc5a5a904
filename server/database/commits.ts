import { sql, type Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'
import { together } from './together.ts'

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** What went wrong, by whose work it was. */
type Failures = Map<Work<void>, unknown>

const rounds = new WeakMap<Database, (work: Work<void>) => Promise<Failures>>()

/**
 * A transaction of the embedded database that shares its commit with all that are asked for in the same turn: the disk
 * is waited for once for all of them. Each is undone alone where it fails; none resolves before the commit has.
 */
export async function joinCommit<Result>(database: Database, work: Work<Result>): Promise<Result> {
  const round = rounds.get(database) ?? together((works) => commitTogether(database, works))
  rounds.set(database, round)
  let done: { result: Result } | undefined
  const own = async (transaction: Transaction<Tables>) => {
    done = { result: await work(transaction) }
  }
  const failures = await round(own)
  if (!done || failures.has(own)) throw failures.get(own)
  return done.result
}

async function commitTogether(database: Database, works: Work<void>[]): Promise<Failures> {
  let hasFailed = false
  try {
    await database.transaction().execute(async (transaction) => {
      for (const work of works) {
        await work(transaction).catch((error) => {
          hasFailed = true
          throw error
        })
      }
    })
    return new Map()
  } catch (error) {
    // Where the commit failed, nobody's work is to blame.
    if (!hasFailed || works.length === 1) throw error
    return commitApart(database, works)
  }
}

/** The same once more, where one of them fails: two statements more for each let it be undone alone. */
async function commitApart(database: Database, works: Work<void>[]): Promise<Failures> {
  const failures: Failures = new Map()
  await database.transaction().execute(async (transaction) => {
    for (const work of works) {
      await sql`savepoint own`.execute(transaction)
      try {
        await work(transaction)
      } catch (error) {
        failures.set(work, error)
        // Where a full disk has undone the transaction there is nothing to go back to: all have failed then.
        await sql`rollback to own`.execute(transaction).catch(() => Promise.reject(error))
      }
      await sql`release own`.execute(transaction)
    }
  })
  return failures
}
