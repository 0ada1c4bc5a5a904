import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../core/base/error-names.server.ts'
import { OwnerError } from '../../core/base/owner-error.ts'
import { migrations } from '../../core/database/migrations.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { backupWords } from './command.words.ts'
import type { RowCounts } from './row-counts.server.ts'

/**
 * Copies the embedded database from a file that nobody has open, with what lies in a log beside it, to one file that only the
 * owner may read. Returns what that copy holds. Throws an OwnerError.
 */
export function copyWithLog(file: string, target: string): RowCounts {
  for (const log of ['', '-wal', '-journal'])
    if (existsSync(file + log)) {
      copyFileSync(file + log, target + log)
      chmodSync(target + log, 0o600)
    }
  const counts = checkCopy(target, file)
  syncToDisk(target)
  return counts
}

/**
 * Checks a copy of the embedded database, and returns what it holds. Moves a log beside it into the file: what is counted
 * is what is in the file. Throws an OwnerError, which names the copy as `name`.
 */
export function checkCopy(file: string, name = file): RowCounts {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(file)
    const mode = copy.prepare('pragma journal_mode = delete').get()?.journal_mode
    if (mode !== 'delete') throw new Error('its log cannot be read')
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
    throw new OwnerError(
      fill(backupWords().backup.unsound, {
        name,
        reason: messageOf(error),
      }),
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
