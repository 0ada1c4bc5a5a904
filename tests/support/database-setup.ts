import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseFile } from '../../engine/core/database/database-file.server.ts'
import { openDatabase } from '../../engine/core/database/open.server.ts'
import { startPostgres } from '../../harness/postgres.ts'
import { command, migratedName } from './postgres-command.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create databases; undefined on SQLite. */
    postgresUrl: string | undefined
    /** The tables in each of these. */
    postgresTables: string[]
    /** A migrated SQLite file without rows, to copy. */
    migratedFile: string
  }
}

/**
 * Migrates one database for a whole test run, of which each test gets a copy: migrating takes longer than most tests. In
 * the projects that are named after it, starts one PostgreSQL.
 */
export default async function setup(project: TestProject) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'migrated-'))
  await (await openDatabase({ dataFolder })).destroy()
  project.provide('migratedFile', databaseFile(dataFolder))
  const postgres = project.name.includes('postgresql') ? await startPostgres({ isSynced: false }) : undefined
  if (postgres) {
    await command(postgres.url, `create database ${migratedName}`)
    const databaseUrl = Object.assign(new URL(postgres.url), { pathname: migratedName }).href
    const database = await openDatabase({ dataFolder, databaseUrl })
    const tables = await database.introspection.getTables()
    project.provide(
      'postgresTables',
      tables.map(({ name }) => name),
    )
    await database.destroy()
  }
  project.provide('postgresUrl', postgres?.url)
  return async () => {
    await postgres?.remove()
    rmSync(dataFolder, { recursive: true })
  }
}
