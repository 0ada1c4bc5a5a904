import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { isBusy } from './unavailable.ts'

/** How long a statement waits for the write lock of another process, in milliseconds. */
const giveUpAfter = 5000
/** The longest pause between two tries. Commands that write a lot leave longer ones (in-pieces.ts). */
const longestPause = 20

/**
 * Runs the statements of Kysely on one SQLite connection. A transaction has it to itself; what comes meanwhile waits.
 *
 * Where another process holds the write lock, a statement waits with timers and tries again, for at most five seconds:
 * SQLite's own busy timeout would block the thread, and with it every page. Others are not held up by one that waits.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #onClose: () => void
  /** Whose transaction is in progress. */
  #owner: DatabaseConnection | undefined
  #waiting: (() => void)[] = []

  constructor(database: DatabaseSync, onClose: () => void) {
    this.#database = database
    this.#onClose = onClose
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query),
      streamQuery() {
        throw new Error('Rows are not streamed')
      },
    }
    return connection
  }

  /** Takes the write lock at once: a transaction that begins by reading could not write after another program has. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#owner = connection
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk rolls back by itself, and a second rollback would throw an error that hides the first. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#owner !== connection) return
    this.#owner = undefined
    for (const wake of this.#waiting.splice(0)) wake()
  }

  async destroy(): Promise<void> {
    this.#database.close()
    this.#onClose()
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + giveUpAfter
    for (;;) {
      const isOwner = this.#owner === connection
      while (!isOwner && (this.#owner || this.#database.isTransaction))
        await new Promise<void>((resolve) => this.#waiting.push(resolve))
      try {
        return this.#run<Row>(query)
      } catch (error) {
        if (isOwner || !isBusy(error) || performance.now() > until) throw error
      }
      await wait(Math.random() * longestPause)
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql)
    // The casts hold: queries here have only text, numbers and null as parameters, and Kysely's types name their rows.
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}
