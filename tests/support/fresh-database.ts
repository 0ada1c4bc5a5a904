import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { databaseFile } from '../../server/database/database-file.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { eachTest } from './each-test.ts'
import { command, migratedName } from './postgres-command.ts'

export interface FreshDatabase {
  /** The settings of a server that uses it. */
  settings: { dataFolder: string; databaseUrl?: string }
  open: () => Promise<Database>
  remove: () => Promise<void>
}

export type Engine = 'sqlite' | 'postgresql'

/** The engine of this run: vite.config.ts runs the tests of the server once on each. */
export const engine: Engine = inject('postgresUrl') ? 'postgresql' : 'sqlite'

/** How much room a folder has, in bytes. */
function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

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
  const name = `site_${randomUUID().replaceAll('-', '')}`
  if (disk) await command(postgresUrl, `create tablespace ${name} location '${disk}'`)
  const template = isNew ? '' : `template ${migratedName} strategy file_copy`
  await command(postgresUrl, `create database ${name} ${template} ${disk ? `tablespace ${name}` : ''}`)
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
