import { textsOf } from '../../core/alerts/alerts.server.ts'
import type { ServerFeature } from '../../core/feature.server.ts'
import { alertWords } from './alert.words.ts'
import { alertMissingBackup, alertMissingOffsite } from './missing-backup.server.ts'

/** Copies of the database, here and at another place. The commands make them; the server tells when one is missing. */
export const backups: ServerFeature = {
  alerts: textsOf(alertWords),
  async tellOwner(database, config, now) {
    await alertMissingBackup(database, now)
    if (config.hasOffsite) await alertMissingOffsite(database, now)
  },
  desk: async (desk) => (await import('./desk/check-backups.server.ts')).createBackups(desk),
}
