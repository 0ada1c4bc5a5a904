import type { Database } from '../../../core/database/open.server.ts'
import type { Check } from '../../../core/desk/api.ts'
import type { Desk } from '../../../core/desk/desk.server.ts'
import { lastDone } from '../../../core/operations/last-done.server.ts'

import { backupMissingAfter } from '../missing-backup.server.ts'

type Backup = 'backup' | 'offsite'

/** The last backup, and the last one that was sent elsewhere, where that is set up. */
export function checkBackups({ config, database }: Pick<Desk, 'config' | 'database'>, now: number) {
  const kinds: Backup[] = config.hasOffsite ? ['backup', 'offsite'] : ['backup']
  return Promise.all(kinds.map((about) => checkBackup(database, now, about)))
}

/** Due where none was ever made: the owner may have other means, or has just set it up. */
export async function checkBackup(database: Database, now: number, about: Backup): Promise<Check<Backup>> {
  const at = (await lastDone(database, about)) ?? null
  const is = at === null ? 'due' : now - at > backupMissingAfter ? 'bad' : 'good'
  return { about, is, at, detail: '' }
}
