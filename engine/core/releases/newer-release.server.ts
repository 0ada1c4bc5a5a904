import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config/config.server.ts'
import { day, second } from '../time/durations.ts'
import { countSecurityChanges } from './changelog.server.ts'
import { compareVersions, installedVersion, listReleases, readVersions, upstream } from './releases.server.ts'
import { runGit } from './run-git.server.ts'

/** A release of the engine that is newer than the installed one. */
export interface NewerRelease {
  version: string
  /** How many of its changes concern security; null where its changelog could not be read. */
  securityChanges: number | null
}

/** An address is asked once in so long, whether it answers or not. */
const askEvery = 7 * day
const requestTimeout = 5 * second

/** What is remembered from one question to the next, in the project's folder. */
const memoryFile = '.cache/newest-release.json'
const Memory = z.object({
  address: z.string(),
  askedAt: z.number(),
  /** The newest version there, and its CHANGELOG.md where it is newer than the installed one. */
  newest: z.object({ version: z.string(), changelog: z.string().optional() }).optional(),
})
type Memory = z.output<typeof Memory>

interface Project {
  folder: string
  /** Where its releases come from. */
  address: string
  installed: string
}

/**
 * The newest release, where it is newer than the project in `folder`, a git checkout. Undefined where it is not, where the
 * owner wants no question, and where no answer is known: it never fails, and takes some seconds once a week.
 */
export async function findNewerRelease(
  { looksForUpdates, updateFrom }: Pick<Config, 'looksForUpdates' | 'updateFrom'>,
  { folder = '.', signal, now = Date.now() }: { folder?: string; signal?: AbortSignal; now?: number } = {},
): Promise<NewerRelease | undefined> {
  if (!looksForUpdates || !existsSync(join(folder, '.git'))) return undefined
  try {
    const installed = installedVersion(folder)
    const { address } = upstream(updateFrom, folder)
    const newest = await recallOrAsk({ folder, address, installed }, { signal, now })
    if (!newest || compareVersions(newest.version, installed) <= 0) return undefined
    const { version, changelog } = newest
    const securityChanges = changelog === undefined ? null : countSecurityChanges(changelog, installed)
    return { version, securityChanges }
  } catch {
    return undefined
  }
}

/** What a terminal says of it, in a line. */
export function describeNewer({ version, securityChanges }: NewerRelease): string {
  const security = securityChanges === null ? '' : ` (changes that concern security: ${securityChanges})`
  return `Version ${version} of the engine is out${security}: npm run update`
}

/** The newest release, as far as it is known. */
async function recallOrAsk(
  project: Project,
  { signal, now }: { signal: AbortSignal | undefined; now: number },
): Promise<Memory['newest']> {
  const { folder, address } = project
  const memory = readMemory(folder)
  const last = memory?.address === address ? memory : undefined
  // A clock that was ahead does not put the next question off.
  if (last && last.askedAt <= now && now - last.askedAt < askEvery) return last.newest
  const remember = (newest: Memory['newest']) => writeMemory(folder, { address, askedAt: now, newest })
  // Before the question, so that one that is cut off is not asked again at once.
  remember(last?.newest)
  const newest = await ask(project, signal).catch(() => last?.newest)
  remember(newest)
  return newest
}

/** Undefined where it is missing or damaged. */
function readMemory(folder: string): Memory | undefined {
  try {
    return Memory.safeParse(JSON.parse(readFileSync(join(folder, memoryFile), 'utf8'))).data
  } catch {
    return undefined
  }
}

function writeMemory(folder: string, memory: Memory) {
  const file = join(folder, memoryFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(memory))
}

async function ask(
  { folder, address, installed }: Project,
  signal: AbortSignal | undefined,
): Promise<Memory['newest']> {
  const limit = AbortSignal.timeout(requestTimeout)
  const options = { folder, signal: signal ? AbortSignal.any([signal, limit]) : limit }
  const [version] = readVersions(await runGit(listReleases(address), options))
  if (!version || compareVersions(version, installed) <= 0) return version ? { version } : undefined
  const changelog = await fetchChangelog(address, version, options).catch(() => undefined)
  return { version, changelog }
}

/** Fetches the last commit alone, into a folder apart: in the owner's repository that would cut off its history. */
async function fetchChangelog(address: string, version: string, options: Parameters<typeof runGit>[1]) {
  const scratch = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const lean = ['--bare', '--depth=1', '--filter=blob:none', `--branch=v${version}`]
    await runGit(['clone', ...lean, address, scratch], options)
    return await runGit(['--git-dir', scratch, 'show', 'HEAD:CHANGELOG.md'], options)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
