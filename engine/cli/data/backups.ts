import { backup } from '../../features/backups/backup-command.server.ts'
import { offsite } from '../../features/backups/offsite-command.server.ts'
import { restore } from '../../features/backups/restore-command.server.ts'

/** The commands of backups. Each runs from the file that has its name. */
export const backups = { backup, offsite, restore }
