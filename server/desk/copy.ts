import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../database/migrations.ts'
import { Refused } from './run.ts'

/** What a database file holds, in numbers. */
export interface Held {
  messages: number
  views: number
}

/** Opens a copy of the embedded database and checks all of it. Throws a Refused that says what is wrong with it. */
export function checkedCopy(file: string): Held {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (verdict !== 'ok') throw new Error(String(verdict))
    if (copy.prepare('pragma foreign_key_check').get()) throw new Error('some mails belong to no message')
    const unknown = copy
      .prepare('select name from kysely_migration')
      .all()
      .find(({ name }) => !(String(name) in migrations))
    if (unknown) throw new Error(`it was made by a newer version (${unknown.name})`)
    const number = (query: string) => Number(copy?.prepare(query).get()?.number)
    return {
      messages: number('select count(*) as number from messages'),
      views: number('select coalesce(sum(views), 0) as number from views'),
    }
  } catch (error) {
    throw new Refused(
      `${file} is no sound copy of the site's database: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    copy?.close()
  }
}

/** Resolves when a file, or a folder's list of files, is on the disk and not only on its way there. */
export function sync(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
