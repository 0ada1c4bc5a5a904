import { afterEach, beforeEach } from 'vitest'
import type { Database } from '../../server/database/open.ts'
import { engine, type FreshDatabase, freshDatabase } from './fresh-database.ts'

/**
 * Gives each test of a file an empty database, as two processes have it open; a SQLite file has a single one. Returns how
 * to get that of a process: any numbers, which take turns.
 */
export function processDatabases(): (number?: number) => Database {
  let fresh: FreshDatabase
  let databases: Database[]

  beforeEach(async () => {
    fresh = await freshDatabase()
    databases = [await fresh.open()]
    if (engine === 'postgresql') databases.push(await fresh.open())
  })

  afterEach(async () => {
    for (const database of databases) await database.destroy()
    await fresh.remove()
  })

  return (number = 0) => {
    const database = databases[number % databases.length]
    if (!database) throw new Error('No test has begun')
    return database
  }
}
