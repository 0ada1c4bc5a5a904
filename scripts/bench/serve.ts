import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltSite } from '../../harness/start-site.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Manifest } from '../../server/pages/manifest.ts'

/** What the bench writes; nothing of it is kept in the repository. */
export const benchFolder = '.cache/bench'

/** Starts a program that ends with this one, however that ends. */
export function startProgram(command: string, words: string[], cwd = '.') {
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

/** Builds the site in a folder of the bench's own, unless nothing has changed since. Returns the folder. */
export function buildForBench(): string {
  const folder = join(benchFolder, 'site')
  const env = { ...process.env, BUILD_DIR: folder }
  const { status } = spawnSync(process.execPath, ['scripts/build/build-once.ts'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The site could not be built')
  return folder
}

/** Written by the build of the same version. */
export function readManifest(buildFolder: string): Manifest {
  return JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8'))
}

/** The options of Node that `npm run serve` has, except for the owner's settings. */
const nodeFlags = packageJson.scripts.serve.split(' ').filter((word) => /^--(?!env-file)/.test(word))

/** Serves a built folder with the production server, with a fresh database. */
export const serve = (buildFolder: string, settings: NodeJS.ProcessEnv = {}) =>
  startBuiltSite({ buildFolder, settings: { NODE_ENV: 'production', ...settings }, nodeFlags })
