import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startBuiltSite } from '../harness/start-site.ts'

/** The output folder of the bench, which git ignores. */
export const benchFolder = '.cache/bench'

/** Starts a program that ends with this process. */
export function startProgram(command: string, args: string[], cwd = '.') {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

/** Builds the site in the folder of the bench, unless it is up to date. Returns the folder. */
export function buildForBench(): string {
  const folder = join(benchFolder, 'site')
  const env = { ...process.env, BUILD_DIR: folder }
  const { status } = spawnSync(process.execPath, ['pack/build-once.ts'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The site could not be built')
  return folder
}

/** Serves a build folder with the production server and a new database. */
export const serve = (buildFolder: string) =>
  startBuiltSite({ buildFolder, settings: { NODE_ENV: 'production' } })
