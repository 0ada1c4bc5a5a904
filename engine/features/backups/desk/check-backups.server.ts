import type { Database } from '../../../core/database/open.server.ts'
import type { Check } from '../../../core/desk/api.ts'
import type { Desk } from '../../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../../core/desk/desk-feature.server.ts'
import { lastDone } from '../../../core/operations/last-done.server.ts'
import { backupMissingAfter } from '../missing-backup.server.ts'

type Backup = 'backup' | 'offsite'

/** The last backup, and the last one that was sent elsewhere, where that is set up. */
export function createBackups({ config, database }: Desk): DeskFeature {
  const kinds: Backup[] = config.hasOffsite ? ['backup', 'offsite'] : ['backup']
  return { checks: () => Promise.all(kinds.map((about) => checkBackup(database, Date.now(), about))) }
}

/** Due where none was ever made: the owner may have other means, or has just set it up. */
export async function checkBackup(database: Database, now: number, about: Backup): Promise<Check<Backup>> {
  const at = (await lastDone(database, about)) ?? null
  const is = at === null ? 'due' : now - at > backupMissingAfter ? 'bad' : 'good'
  return { about, is, at, detail: '' }
}
