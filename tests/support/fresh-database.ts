import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { databaseFile } from '../../engine/core/database/database-file.server.ts'
import { type Database, openDatabase } from '../../engine/core/database/open.server.ts'
import { eachTest } from './each-test.ts'
import { command, endSessions, migratedName } from './postgres-command.ts'

export interface FreshDatabase {
  /** The settings of a server that uses it. */
  settings: { dataFolder: string; databaseUrl?: string }
  open: () => Promise<Database>
  remove: () => Promise<void>
}

export type Dialect = 'sqlite' | 'postgresql'

/** The dialect of this run: vite.config.ts runs the tests of the server once on each. */
export const dialect: Dialect = inject('postgresUrl') ? 'postgresql' : 'sqlite'

/** How much room a folder has, in bytes. */
function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Databases of this worker whose test is over, without rows again: to make one takes longer than most tests. */
const emptied: string[] = []

/** A folder in memory where there is one with room: what tests of a database wait for most is the disk. */
const fastFolder = existsSync('/dev/shm') && roomIn('/dev/shm') > 500_000_000 ? '/dev/shm' : tmpdir()

/**
 * A database without rows: on PostgreSQL where this run has one or `postgresUrl` names another, else SQLite in a new folder.
 * It is migrated already, but for another PostgreSQL, on a `disk` (a folder to keep it in), and where it `isNew`.
 */
export async function freshDatabase({
  postgresUrl = inject('postgresUrl'),
  disk,
  isNew = disk !== undefined || postgresUrl !== inject('postgresUrl'),
}: {
  postgresUrl?: string | undefined
  disk?: string
  isNew?: boolean
} = {}): Promise<FreshDatabase> {
  const folder = mkdtempSync(join(fastFolder, 'site-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!postgresUrl) {
    const settings = { dataFolder: disk ?? folder }
    if (!isNew) copyFileSync(inject('migratedFile'), databaseFile(folder))
    return { settings, open: () => openDatabase(settings), remove: async () => removeFolder() }
  }
  const reused = isNew ? undefined : emptied.pop()
  const name = reused ?? `site_${randomUUID().replaceAll('-', '')}`
  if (disk) await command(postgresUrl, `create tablespace ${name} location '${disk}'`)
  const template = isNew ? '' : `template ${migratedName} strategy file_copy`
  if (!reused)
    await command(postgresUrl, `create database ${name} ${template} ${disk ? `tablespace ${name}` : ''}`)
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: name }).href
  const settings = { dataFolder: folder, databaseUrl }
  return {
    settings,
    open: () => openDatabase(settings),
    async remove() {
      // One without all of its tables is not used again.
      if (!isNew && (await isEmptied(postgresUrl, name))) emptied.push(name)
      else await command(postgresUrl, `drop database ${name} with (force)`)
      if (disk) await command(postgresUrl, `drop tablespace ${name}`)
      removeFolder()
    },
  }
}

/** Ends all connections to a database and deletes its rows. Returns whether it is as it was when it was made. */
async function isEmptied(postgresUrl: string, name: string): Promise<boolean> {
  const tables = inject('postgresTables')
  try {
    await command(
      Object.assign(new URL(postgresUrl), { pathname: name }).href,
      [
        endSessions,
        `alter database ${name} reset all`,
        `lock table ${tables}`,
        // Without the checks of references. To truncate takes five times as long.
        'set session_replication_role = replica',
        ...tables.map((table) => `delete from ${table}`),
      ].join(';'),
    )
    return true
  } catch {
    return false
  }
}

export const freshForEachTest = (options: Parameters<typeof freshDatabase>[0] = {}) =>
  eachTest(
    () => freshDatabase(options),
    (fresh) => fresh.remove(),
  )

/** An open database without rows for each test of a file. */
export function databaseForEachTest(fresh = freshForEachTest()): () => Database {
  return eachTest(
    () => fresh().open(),
    (database) => database.destroy(),
  )
}
