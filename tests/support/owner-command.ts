import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FreshDatabase } from './fresh-database.ts'
import { processEnvironment } from './process-environment.ts'

/** Runs one of the owner's commands as `npm run` does, in a folder without settings of its own. */
export async function runOwnerCommand(
  { settings: { dataFolder, databaseUrl = '' } }: Pick<FreshDatabase, 'settings'>,
  command: string,
  options: readonly string[],
  environment: Record<string, string> = {},
) {
  const program = spawn(process.execPath, [resolve('server/commands', `${command}.ts`), ...options], {
    cwd: dataFolder,
    env: {
      ...processEnvironment,
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      PORT: '1',
      ...environment,
    },
  })
  const exitCode = new Promise<number | null>((resolve) => program.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)])
  return { code: await exitCode, stdout, stderr }
}
