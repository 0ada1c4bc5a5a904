import { existsSync } from 'node:fs'
import { isOfParseArgs, OwnerError, printReason } from '../base/owner-error.ts'
import { type Config, readConfig } from '../config/config.server.ts'
import { fill } from '../text/sentence.ts'
import { officeWords } from './office-words.server.ts'

/** What the owner runs in a terminal. `usage` is printed where the arguments are wrong. */
export interface Command {
  usage: string
  run: (args: string[], config: Config) => Promise<void>
}

/** Wrong arguments. The usage is printed with the message. */
export class UsageError extends OwnerError {}

const isUsageError = (error: unknown): error is Error => error instanceof UsageError || isOfParseArgs(error)

/** Node names the option, in English. */
const messageOf = (error: Error) => {
  const option = error instanceof UsageError ? undefined : /--?[\w-]+/.exec(error.message)?.[0]
  return option ? fill(officeWords().terminal.option, { name: option }) : error.message
}

/** Runs a command with the settings of an environment. Returns whether it succeeded; why not, it has printed. */
export async function execute(
  { usage, run }: Command,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  try {
    await run(args, readConfig(environment))
    return true
  } catch (error) {
    const t = officeWords().terminal
    if (isUsageError(error)) console.error(`${messageOf(error)}\n${t.usage}: ${usage}`)
    else printReason(error)
    return false
  }
}

/**
 * Runs a command with the arguments of this process and the settings of `.env` and the environment. Exits with 1 on
 * failure, and with 0 when the reader of a pipe, such as `head`, closes it early.
 */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (!(await execute(command, process.argv.slice(2), process.env))) process.exitCode = 1
}
