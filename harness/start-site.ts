import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolder as ownFolder } from '../engine/core/base/build-folder.ts'

/** The server inside a build folder. */
export const serverIn = (buildFolder: string) => join(buildFolder, 'server/main.js')

export type RunningSite = Awaited<ReturnType<typeof startBuiltSite>>

/**
 * Starts the production server of a build folder on a free port, with a new data folder. `settings` are environment
 * variables (`BUILD_DIR` for the pages of another folder). The server ends with this process.
 */
export async function startBuiltSite({
  buildFolder = ownFolder,
  settings = {},
}: {
  buildFolder?: string
  settings?: NodeJS.ProcessEnv
} = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-'))
  const server = spawn(process.execPath, [serverIn(buildFolder)], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      BUILD_DIR: buildFolder,
      DATA_DIR: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(server, 'exit').then(([code]): number | null => code)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  return {
    url,
    pid: server.pid ?? 0,
    dataFolder,
    /** Stops the server with SIGTERM, and resolves with its exit code. */
    async stop() {
      server.kill('SIGTERM')
      const code = await ended
      process.off('exit', kill)
      rmSync(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}
