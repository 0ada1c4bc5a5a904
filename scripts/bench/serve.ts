import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the bench writes; nothing of it is kept in the repository. */
export const benchFolder = '.cache/bench'

export interface Serving {
  url: string
  pid: number
  stop: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

/** Starts a program that ends with this one, however that ends. */
export function startProgram(
  command: string,
  given: string[],
  settings: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
) {
  const child = spawn(command, given, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Builds the site in a folder of the bench's own, unless nothing has changed since. Resolves with the folder. */
export function buildForBench(): string {
  const folder = join(benchFolder, 'site')
  const env = { ...process.env, BUILD_DIR: folder }
  const { status } = spawnSync(process.execPath, ['scripts/test/build-once.ts'], { stdio: 'inherit', env })
  if (status !== 0 || !existsSync(join(folder, 'manifest.json')))
    throw new Error('The site could not be built')
  return folder
}

// This project's own.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** What `npm run serve` tells Node about memory. */
const serverFlags = scripts.serve?.match(/--(max|no)-\S+/g) ?? []

/** Serves a built folder with the production server, on a free port and with a fresh database. */
export async function serve(buildFolder: string, settings: Record<string, string> = {}): Promise<Serving> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-'))
  const child = startProgram(process.execPath, [...serverFlags, join(buildFolder, 'server/main.js')], {
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    // As the units of systemd and the image do.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
    BUILD_DIR: buildFolder,
    DATA_DIR: dataFolder,
    ...settings,
  })
  const url = await announced(child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      await end(child)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Starts Node's own server and nothing around it, which sends the bytes of a file to all (bare-server.ts). */
export async function serveBare({ file, headers }: { file: string; headers: Headers }): Promise<Serving> {
  const program = ['scripts/bench/bare-server.ts', file, JSON.stringify([...headers])]
  const child = startProgram(process.execPath, [...serverFlags, ...program])
  return { url: await announced(child), pid: child.pid ?? 0, stop: () => end(child) }
}

/** The address that a server says it listens at. */
function announced(child: ReturnType<typeof startProgram>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length > 1000) return
      said += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** Ends a program as an operator would. */
export async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
