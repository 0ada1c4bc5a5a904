import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { format } from 'node:util'
import { vi } from 'vitest'
import { type Command, execute } from '../../engine/core/terminal/command.server.ts'
import type { FreshDatabase } from './fresh-database.ts'
import { processEnvironment } from './process-environment.ts'

type Fresh = Pick<FreshDatabase, 'settings'>

const environmentOf = ({ settings: { dataFolder, databaseUrl = '' } }: Fresh) => ({
  DATA_DIR: dataFolder,
  BUILD_DIR: join(dataFolder, 'build'),
  DATABASE_URL: databaseUrl,
  PORT: '1',
})

/** What one of the owner's commands prints, and the code with which it would exit. It runs in this process. */
export async function runOwnerCommand(
  fresh: Fresh,
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
) {
  const { command }: { command: Command } = await import(resolve('engine/cli/data', `${name}.ts`))
  // Also for the programs that it starts. What a command leaves for its owner to look at goes with the data.
  for (const [setting, value] of Object.entries({ TMPDIR: fresh.settings.dataFolder, ...environment }))
    vi.stubEnv(setting, value)
  const outcome = await outcomeHere(command, options, { ...environmentOf(fresh), ...environment })
  vi.unstubAllEnvs()
  return outcome
}

/** The same of a command with the settings of an environment. */
export async function outcomeHere(
  command: Command,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
) {
  const printed = { stdout: '', stderr: '' }
  const into =
    (stream: keyof typeof printed) =>
    (line?: unknown, ...more: unknown[]) => {
      printed[stream] += `${line === undefined ? '' : format(line, ...more)}\n`
    }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('stdout')),
    vi.spyOn(console, 'error').mockImplementation(into('stderr')),
  ]
  const isDone = await execute(command, [...options], environment)
  for (const spy of spies) spy.mockRestore()
  return { code: isDone ? 0 : 1, ...printed }
}

/** Starts one of the owner's commands as `npm run` does, in a folder without settings of its own. */
export const spawnOwnerCommand = (
  fresh: Fresh,
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
) =>
  spawn(process.execPath, [resolve('engine/cli/data', `${name}.ts`), ...options], {
    cwd: fresh.settings.dataFolder,
    env: { ...processEnvironment, ...environmentOf(fresh), ...environment },
  })

/** What it prints, and the code with which it exits. */
export async function outcomeOf(program: ReturnType<typeof spawnOwnerCommand>) {
  const exitCode = new Promise<number | null>((resolve) => program.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)])
  return { code: await exitCode, stdout, stderr }
}
