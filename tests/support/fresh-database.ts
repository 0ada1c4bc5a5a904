import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../server/database/open.ts'

export interface FreshDatabase {
  /** The settings of a server that uses it. */
  settings: { dataFolder: string; databaseUrl?: string }
  open: () => Promise<Database>
  remove: () => Promise<void>
}

export type Engine = 'sqlite' | 'postgresql'

/** The engine of this run: vite.config.ts runs the tests of the server once on each. */
export const engine: Engine = inject('postgresUrl') ? 'postgresql' : 'sqlite'

/**
 * An empty database: on PostgreSQL where this run has one or `postgresUrl` names one, else SQLite in a new folder.
 * `disk` is a folder to keep it in.
 */
export async function freshDatabase({
  postgresUrl = inject('postgresUrl'),
  disk,
}: {
  postgresUrl?: string | undefined
  disk?: string
} = {}): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!postgresUrl) {
    const settings = { dataFolder: disk ?? folder }
    return { settings, open: () => openDatabase(settings), remove: async () => removeFolder() }
  }
  const name = `site_${randomUUID().replaceAll('-', '')}`
  if (disk) await command(postgresUrl, `create tablespace ${name} location '${disk}'`)
  await command(postgresUrl, `create database ${name} ${disk ? `tablespace ${name}` : ''}`)
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: name }).href
  const settings = { dataFolder: folder, databaseUrl }
  return {
    settings,
    open: () => openDatabase(settings),
    async remove() {
      await command(postgresUrl, `drop database ${name} with (force)`)
      if (disk) await command(postgresUrl, `drop tablespace ${name}`)
      removeFolder()
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
