/** Off-site backups with restic (https://restic.readthedocs.io), which reads RESTIC_REPOSITORY and RESTIC_PASSWORD itself. */

import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { z } from 'zod'
import { OwnerError } from '../../core/base/owner-error.ts'
import { fill } from '../../core/text/sentence.ts'
import { minute } from '../../core/time/durations.ts'
import { backupWords } from './command.words.ts'
import { countedTables, type RowCounts } from './row-counts.server.ts'

/** Parts our backups from others in the same repository. */
const tag = 'site'

/** How many backups are kept: one of each of the last seven days, four weeks and twelve months that have one. */
const kept = ['--keep-daily=7', '--keep-weekly=4', '--keep-monthly=12']

/** How long a repository may take to answer, in milliseconds; restic by itself tries for a quarter of an hour. */
const answerLimit = minute

export interface OffsiteBackup {
  /** The eight letters by which restic and the owner know it. */
  id: string
  madeAt: number
  /** One of `copyNames`. */
  file: string
  /** What the copy held when it was made. */
  counts: RowCounts
}

/** The name of a copy in the repository, by the dialect that it is for. */
export const copyNames = { sqlite: 'site.db', postgresql: 'site.dump' } as const

interface Streams {
  input?: number | 'ignore'
  output?: number | 'pipe'
  timeout?: number
}

/** Runs restic and returns its output. Throws an OwnerError that names the setting where it fails. */
function restic(options: string[], { input = 'ignore', output = 'pipe', timeout }: Streams = {}): string {
  const t = backupWords().restic
  const { error, status, stdout, stderr } = spawnSync('restic', ['--no-cache', '--quiet', ...options], {
    encoding: 'utf8',
    stdio: [input, output, 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...(timeout === undefined ? {} : { timeout }),
  })
  if (error && 'code' in error && error.code === 'ENOENT') throw new OwnerError(t.noProgram)
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    throw new OwnerError(fill(t.isSlow, { seconds: answerLimit / 1000, reason: inOneLine(stderr) }))
  if (status !== 0) throw new OwnerError(explain(stderr))
  return stdout ?? ''
}

/** Releases of restic agree on these words, not on exit codes. */
function explain(errors: string): string {
  const t = backupWords().restic
  const line = inOneLine(errors)
  if (/contains errors|verification failed|does not match|Load\(<data/.test(errors))
    return fill(t.isDamaged, { reason: line })
  if (/wrong password|empty password/.test(errors)) return t.wrongPassword
  if (/invalid backend|parsing repository location/.test(errors)) return fill(t.noPlace, { reason: line })
  if (/no space left|quota/i.test(errors)) return fill(t.isFull, { reason: line })
  if (/unable to open config file.*(no such file|does not exist)|repository does not exist/.test(errors))
    return t.noRepository
  if (
    /permission denied|access denied|host key|forbidden|unauthorized|InvalidAccessKey|Signature/i.test(errors)
  )
    return fill(t.isRefused, { reason: line })
  return fill(t.failed, { reason: line })
}

/** The first lines of what restic said, without the hint that repeats the address. */
const inOneLine = (errors: string) =>
  errors
    .split('\n')
    .filter((line) => line && !/^Is there a repository/.test(line))
    .slice(0, 3)
    .join(' ')
    .slice(0, 300)

/**
 * Throws an OwnerError where the repository cannot be used. A run that was killed has left its lock there, which goes; those of
 * living ones stay.
 */
export const openRepository = () => restic(['unlock'], { timeout: answerLimit })

/** Begins a repository. Returns false where there is one with this password already. */
export function beginRepository(): boolean {
  try {
    restic(['init'], { timeout: answerLimit })
    return true
  } catch (error) {
    if (!(error instanceof OwnerError) || !/already (exists|initialized)/.test(error.message)) throw error
    openRepository()
    return false
  }
}

/** Sends a file to the repository, encrypted. */
export function sendCopy(file: string, name: string, counts: RowCounts) {
  const tags = [tag, ...countedTables.map((table) => `${table}=${counts[table]}`)]
  const input = openSync(file, 'r')
  try {
    restic(['backup', '--stdin', `--stdin-filename=${name}`, `--tag=${tags.join(',')}`], { input })
  } finally {
    closeSync(input)
  }
}

/** Fetches the file of a backup into `target`, which only the owner may read. */
export function fetchCopy({ id, file }: OffsiteBackup, target: string) {
  const output = openSync(target, 'wx', 0o600)
  try {
    restic(['dump', id, `/${file}`], { output })
  } finally {
    closeSync(output)
  }
}

/** Removes what is older than what is kept. Backups of a machine that is gone count like those of this one. */
export const prune = () => restic(['forget', `--tag=${tag}`, '--group-by=', ...kept, '--prune'])

/** Reads everything that is stored, and throws an OwnerError where something is damaged. */
export const checkStored = () => restic(['check', '--read-data'])

const snapshots = z
  .array(
    z.object({
      short_id: z.string(),
      time: z.string(),
      paths: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  )
  .nullable()

/** The stored backups, oldest first. */
export function listBackups(): OffsiteBackup[] {
  const rows = snapshots.parse(JSON.parse(restic(['snapshots', '--json', `--tag=${tag}`]))) ?? []
  return rows
    .map(({ short_id, time, paths: [path = ''], tags }) => ({
      id: short_id,
      madeAt: Date.parse(time),
      file: path.slice(1),
      counts: countsIn(tags),
    }))
    .toSorted((a, b) => a.madeAt - b.madeAt)
}

/** The backup with this id, or the last one. Throws an OwnerError where there is none. */
export function backupAt(id?: string): OffsiteBackup {
  const backups = listBackups()
  const backup = id === undefined ? backups.at(-1) : backups.find((backup) => backup.id === id)
  if (backup) return backup
  const t = backupWords().restic
  throw new OwnerError(id === undefined ? t.isEmpty : fill(t.noBackup, { id }))
}

/** Of tags such as `messages=12`. */
function countsIn(tags: readonly string[]): RowCounts {
  const named = new Map(tags.map((tag) => tag.split('=')).map(([name = '', count]) => [name, Number(count)]))
  const countOf = (table: keyof RowCounts) => named.get(table) ?? 0
  return {
    messages: countOf('messages'),
    views: countOf('views'),
    bookings: countOf('bookings'),
    subscribers: countOf('subscribers'),
  }
}
