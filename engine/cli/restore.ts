import { backups } from './backups.ts'
import { runCommand } from './run-command.ts'

export const command = backups.restore

if (import.meta.main) await runCommand(command)
