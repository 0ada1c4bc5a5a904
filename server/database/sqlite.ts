import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/** Kysely's driver begins transactions lazily, and two of them then meet at the first write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/**
 * SQLite as it comes with Node, for Kysely. Written through to the disk at every commit: what was acknowledged
 * survives a power cut. `file` is a path.
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const config = {
    database: {
      close: () => database.close(),
      prepare(query: string) {
        const statement = database.prepare(query)
        return {
          reader: statement.columns().length > 0,
          // Kysely hands over what the queries of this server contain: text, numbers and null.
          all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
          iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
        }
      },
    },
  }
  return new (class extends SqliteDialect {
    override createDriver() {
      return new ImmediateDriver(config)
    }
  })(config)
}
