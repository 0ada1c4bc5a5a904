import { execFile } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Config } from '../config/config.server.ts'
import { day, second } from '../time/durations.ts'
import { compareVersions, installedVersion, isVersion } from './releases.server.ts'

/** npm is asked once in so long, whether it answers or not. */
const askEvery = 7 * day
const requestTimeout = 10 * second

/** What is remembered from one question to the next, in the owner's folder. */
const memoryFile = '.cache/newest-release.json'
const memorySchema = z.object({ askedAt: z.number(), newest: z.string().refine(isVersion).optional() })
type Memory = z.output<typeof memorySchema>

/**
 * The newest version of the engine, where it is newer than the package that is installed in the owner's folder. Undefined where
 * it is not, where the owner wants no question, and where no answer is known: it never fails, and takes some seconds once a week.
 */
export async function findNewerRelease(
  { looksForUpdates }: Pick<Config, 'looksForUpdates'>,
  { folder = '.', signal, now = Date.now() }: { folder?: string; signal?: AbortSignal; now?: number } = {},
): Promise<string | undefined> {
  const engine = join(folder, 'node_modules/kodhamn')
  // In the repository of the engine it is a link to the sources.
  const isPackage = lstatSync(engine, { throwIfNoEntry: false })?.isDirectory()
  if (!looksForUpdates || !isPackage) return undefined
  try {
    const newest = await recallOrAsk(folder, signal, now)
    return newest && compareVersions(newest, installedVersion(engine)) > 0 ? newest : undefined
  } catch {
    return undefined
  }
}

async function recallOrAsk(folder: string, signal: AbortSignal | undefined, now: number) {
  const last = readMemory(folder)
  // A clock that was ahead does not put the next question off.
  if (last && last.askedAt <= now && now - last.askedAt < askEvery) return last.newest
  // Before the question, so that one that is cut off is not asked again at once.
  remember(folder, { askedAt: now, newest: last?.newest })
  const newest = await ask(folder, signal).catch(() => last?.newest)
  remember(folder, { askedAt: now, newest })
  return newest
}

/** Undefined where it is missing or damaged. */
function readMemory(folder: string): Memory | undefined {
  try {
    return memorySchema.safeParse(JSON.parse(readFileSync(join(folder, memoryFile), 'utf8'))).data
  } catch {
    return undefined
  }
}

function remember(folder: string, memory: Memory) {
  const file = join(folder, memoryFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(memory))
}

async function ask(folder: string, signal: AbortSignal | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['view', 'kodhamn', 'version'], {
    cwd: folder,
    timeout: requestTimeout,
    shell: process.platform === 'win32',
    windowsHide: true,
    ...(signal && { signal }),
  })
  return stdout.trim()
}
