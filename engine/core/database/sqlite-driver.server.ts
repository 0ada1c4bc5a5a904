import { statSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { FileReplacedError, isBusy } from './unavailable.server.ts'

/** How long a statement waits for the write lock of another process, in milliseconds. */
const lockTimeout = 5000
/** The longest pause between two tries. Commands that write a lot leave longer ones (batches.server.ts). */
const longestPause = 20

/** An open database, its file, and what is to be done when it has been closed. */
export interface OpenDatabase {
  database: DatabaseSync
  file: string
  onClose?: () => void
}

/**
 * Runs the statements of Kysely on one SQLite connection. A transaction has it to itself; what comes meanwhile waits.
 *
 * Where another process holds the write lock, a statement waits with timers and tries again, for at most five seconds:
 * SQLite's own busy timeout would block the thread, and with it every page. Others are not held up by one that waits.
 *
 * Nothing is done, and no write is acknowledged, where a file is no longer the one that was opened: SQLite goes on in a deleted
 * one without a word.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => OpenDatabase
  #opened: OpenDatabase | undefined
  /** Of its files when it was opened. */
  #identities: (string | undefined)[] = []
  /** Whose transaction is in progress. */
  #owner: DatabaseConnection | undefined
  #waiting: (() => void)[] = []

  constructor(open: () => OpenDatabase) {
    this.#open = open
  }

  async init() {
    this.#opened = this.#open()
    this.#identities = identitiesOf(this.#opened.file)
  }

  get #database(): DatabaseSync {
    if (!this.#opened) throw new Error('The database is not open')
    return this.#opened.database
  }

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
    this.#opened?.database.close()
    this.#opened?.onClose?.()
    this.#opened = undefined
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + lockTimeout
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
    this.#checkFiles()
    const statement = this.#database.prepare(sql)
    // The casts hold: queries here have only text, numbers and null as parameters, and Kysely's types name their rows.
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) {
      const rows = statement.all(...values) as Row[]
      this.#checkFiles()
      return { rows }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    this.#checkFiles()
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Not within a transaction, whose commit is checked. */
  #checkFiles() {
    if (!this.#opened || this.#database.isTransaction) return
    const { file } = this.#opened
    const now = identitiesOf(file)
    if (this.#identities.every((identity, index) => identity === undefined || identity === now[index])) return
    throw new FileReplacedError(
      `${file}: was deleted, moved or replaced while the server runs: put it back with what lies beside it, or stop the ` +
        'server and restore a backup: npm run restore -- FILE',
    )
  }
}

/** How the system tells the files of a database apart. Undefined for one that is not there. */
const identitiesOf = (file: string) =>
  ['', '-wal', '-shm'].map((log) => {
    const found = statSync(file + log, { throwIfNoEntry: false, bigint: true })
    return found && `${found.dev} ${found.ino}`
  })
