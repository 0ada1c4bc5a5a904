import { runCommand } from '../../core/terminal/command.server.ts'
import { backups } from './backups.ts'

export const command = backups.offsite

if (import.meta.main) await runCommand(command)
