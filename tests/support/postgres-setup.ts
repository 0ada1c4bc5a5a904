import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../harness/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests make their databases; undefined where they run on SQLite. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL for a whole run of tests. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.remove
}
