import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../database/migrations.ts'
import { CommandError } from '../terminal/run-command.ts'
import type { Counts } from './counts.ts'

/** Checks a copy of the embedded database, and returns what it holds. Throws a CommandError. */
export function checkCopy(file: string): Counts {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const integrity = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (integrity !== 'ok') throw new Error(String(integrity))
    if (copy.prepare('pragma foreign_key_check').get()) throw new Error('some mails belong to no message')
    const unknown = copy
      .prepare('select name from kysely_migration')
      .all()
      .find(({ name }) => !Object.hasOwn(migrations, String(name)))
    if (unknown) throw new Error(`it was made by a newer version (${unknown.name})`)
    return {
      messages: numberIn(copy, 'select count(*) as number from messages'),
      views: numberIn(copy, 'select coalesce(sum(views), 0) as number from views'),
      bookings: countIfThere(copy, 'bookings'),
      subscribers: countIfThere(copy, 'subscribers'),
    }
  } catch (error) {
    throw new CommandError(
      `${file} is no sound copy of the site's database: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    copy?.close()
  }
}

const numberIn = (copy: DatabaseSync, query: string) => Number(copy.prepare(query).get()?.number)

/** Copies of earlier releases lack some tables. */
function countIfThere(copy: DatabaseSync, table: 'bookings' | 'subscribers'): number {
  const isThere = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(table)
  return isThere ? numberIn(copy, `select count(*) as number from ${table}`) : 0
}

/** Waits until a file, or a folder's list of files, is written to the disk. */
export function syncToDisk(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
