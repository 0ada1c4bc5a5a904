import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../harness/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create databases; undefined on SQLite. */
    postgresUrl: string | undefined
  }
}

/** Starts one PostgreSQL for a whole test run. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.remove
}
