import { backups } from './backups.ts'
import { runCommand } from './run-command.ts'

export const command = backups.backup

if (import.meta.main) await runCommand(command)
