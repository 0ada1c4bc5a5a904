import { OwnerError } from '../base/owner-error.ts'
import type { Config } from '../config/config.server.ts'

/** What the owner runs in a terminal. `usage` is printed where the arguments are wrong. */
export interface Command {
  usage: string
  run: (args: string[], config: Config) => Promise<void>
}

/** Wrong arguments. The usage is printed with the message. */
export class UsageError extends OwnerError {}
