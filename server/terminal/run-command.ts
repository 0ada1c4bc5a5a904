import { existsSync } from 'node:fs'
import { StartError } from '../../app/settings.ts'
import { type Config, readConfig } from '../config.ts'

/** Why a command fails, in one line for the owner. */
export class CommandError extends Error {}

/** Wrong arguments. The usage is printed with the message. */
export class UsageError extends Error {}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  // Thrown by `util.parseArgs`.
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Runs a command with the settings of `.env` and the environment. Exits with 1 on failure, and with 0 when
 * the reader of a pipe, such as `head`, closes it early.
 */
export async function runCommand(usage: string, work: (config: Config) => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await work(readConfig(process.env))
  } catch (error) {
    if (isUsageError(error)) console.error(`${error.message}\nUsage: ${usage}`)
    else if (error instanceof CommandError || error instanceof StartError) console.error(error.message)
    else throw error
    process.exitCode = 1
  }
}
