import type { Database } from '../../engine/core/database/open.server.ts'
import { eachTest } from './each-test.ts'
import { dialect, freshForEachTest } from './fresh-database.ts'

/**
 * Gives each test of a file an empty database, as several processes have it open; a SQLite file has a single one. Returns
 * how to get that of a process: any numbers, which take turns.
 */
export function processDatabases(fresh = freshForEachTest()): (number?: number) => Database {
  const databases = eachTest(
    () => Promise.all((dialect === 'postgresql' ? [1, 2, 3] : [1]).map(() => fresh().open())),
    (opened) => Promise.all(opened.map((database) => database.destroy())),
  )

  return (number = 0) => {
    const database = databases()[number % databases().length]
    if (!database) throw new Error('No process')
    return database
  }
}
