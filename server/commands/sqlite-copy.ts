import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../database/migrations.ts'
import { pluralize } from './print.ts'
import { CommandError } from './run.ts'

/** Checks a copy of the embedded database, and returns a summary: `2 messages, 7 views`. Throws a CommandError. */
export function checkCopy(file: string): string {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file, { readOnly: true })
    const integrity = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (integrity !== 'ok') throw new Error(String(integrity))
    if (copy.prepare('pragma foreign_key_check').get()) throw new Error('some mails belong to no message')
    const unknown = copy
      .prepare('select name from kysely_migration')
      .all()
      .find(({ name }) => !(String(name) in migrations))
    if (unknown) throw new Error(`it was made by a newer version (${unknown.name})`)
    const messages = copy.prepare('select count(*) as number from messages').get()
    const views = copy.prepare('select coalesce(sum(views), 0) as number from views').get()
    return `${pluralize(Number(messages?.number), 'message')}, ${pluralize(Number(views?.number), 'view')}`
  } catch (error) {
    throw new CommandError(
      `${file} is no sound copy of the site's database: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    copy?.close()
  }
}

/** Waits until a file, or a folder's list of files, is written to the disk. */
export function syncToDisk(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
