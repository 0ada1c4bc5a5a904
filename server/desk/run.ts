import { existsSync } from 'node:fs'
import { type Config, readConfig, StartError } from '../config.ts'

/** Something that a command cannot do, in a line that says why. */
export class Refused extends Error {}

/** Words that a command does not know: the usage is shown. */
export class WrongWords extends Error {}

/** `util.parseArgs` says it in this way. */
const isWrong = (error: unknown): error is Error =>
  error instanceof WrongWords ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Does a command's work with the settings of `.env` and the environment. Exit code 1 where it is refused, with the usage
 * where the words were wrong. A reader that has seen enough, such as `head`, ends it quietly.
 */
export async function run(usage: string, work: (config: Config) => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await work(readConfig(process.env))
  } catch (error) {
    if (isWrong(error)) console.error(`${error.message}\nUsage: ${usage}`)
    else if (error instanceof Refused || error instanceof StartError) console.error(error.message)
    else throw error
    process.exitCode = 1
  }
}
