/** `npm run restore`: replaces the database by a backup, and keeps a copy of the old one. */

import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { OwnerError } from '../../core/base/owner-error.ts'
import { inScratchFolder } from '../../core/base/scratch-folder.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import { databaseFile } from '../../core/database/database-file.server.ts'
import { isUnused, lockFolder } from '../../core/database/lock.server.ts'
import { openPostgres } from '../../core/database/open.server.ts'
import { isDamaged } from '../../core/database/unavailable.server.ts'
import { type Command, UsageError } from '../../core/terminal/command.server.ts'
import { formatTime } from '../../core/terminal/format-time.server.ts'
import { officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { backupWords } from './command.words.ts'
import { dumpDatabase, readDump, restoreDatabase } from './postgres-tools.server.ts'
import { backupAt, copyNames, fetchCopy, openRepository } from './restic.server.ts'
import { describeCounts } from './row-counts.server.ts'
import { copyWithLog, syncToDisk } from './sqlite-copy.server.ts'

export const restore: Command = {
  usage: 'npm run restore -- FILE | --from-offsite [ID]',
  async run(args, config) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'from-offsite': { type: 'boolean', default: false } },
    })
    const [name, ...more] = positionals
    if (more.length > 0) throw new UsageError(officeWords().terminal.unexpected)
    if (values['from-offsite']) return restoreFromOffsite(config, name)
    if (!name) throw new UsageError(officeWords().terminal.oneOfKind.file)
    if (!existsSync(name)) throw new OwnerError(`${name}: ${backupWords().restore.noFile}`)
    await restoreFile(config, name)
  },
}

/** Of the last off-site backup, or the one with this id. */
async function restoreFromOffsite(config: Config, id: string | undefined) {
  if (!config.knowsOffsite) throw new OwnerError(backupWords().offsite.isNotSet)
  openRepository()
  const backup = backupAt(id)
  const isDump = backup.file === copyNames.postgresql
  const t = backupWords().restore
  if (isDump !== (config.databaseUrl !== undefined))
    throw new OwnerError(isDump ? t.isOfPostgres : t.isEmbedded)
  await inScratchFolder(async (folder) => {
    const file = join(folder, backup.file)
    fetchCopy(backup, file)
    console.log(fill(t.of, { time: formatTime(backup.madeAt) }))
    await restoreFile(config, file)
  })
}

async function restoreFile(config: Config, file: string) {
  const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  if (config.databaseUrl) return restoreDump(file, config.databaseUrl, config, timestamp)
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const lock = lockStopped(config.dataFolder)
  try {
    // Beside the database, so that it can be moved into its place.
    await inScratchFolder(
      async (folder) => {
        const copy = join(folder, copyNames.sqlite)
        const counts = copyWithLog(file, copy)
        const previous = replaceDatabase(copy, config.dataFolder, timestamp)
        const t = backupWords().restore
        console.log(fill(t.restored, { contents: describeCounts(counts) }))
        if (previous) console.log(fill(t.kept, { file: previous }))
      },
      join(config.dataFolder, 'restore-'),
    )
  } finally {
    lock.close()
  }
}

function isRunning(dataFolder: string): OwnerError {
  return new OwnerError(fill(backupWords().restore.isRunning, { place: `DATA_DIR=${dataFolder}` }))
}

/** Until the lock is closed no server starts, whoever wants to start one. */
function lockStopped(dataFolder: string) {
  try {
    return lockFolder(dataFolder)
  } catch (error) {
    throw error instanceof OwnerError ? isRunning(dataFolder) : error
  }
}

/** Moves the copy into the place of the database. Returns where the one is kept that was there before. */
function replaceDatabase(copy: string, dataFolder: string, timestamp: string): string | undefined {
  const target = databaseFile(dataFolder)
  const previous = existsSync(target) ? `${target}.before-restore-${timestamp}` : undefined
  if (previous) {
    mergeWriteAheadLog(target, dataFolder)
    copyPrivately(target, previous)
  }
  // A log that could not be merged belongs to what was there before.
  for (const log of ['-wal', '-shm', '-journal'])
    if (existsSync(target + log))
      renameSync(target + log, (previous ?? `${target}.before-restore-${timestamp}`) + log)
  // Atomic: after a power failure either the old or the new database is in place.
  renameSync(copy, target)
  syncToDisk(dataFolder)
  return previous
}

/** Only the owner may read the copy. */
function copyPrivately(from: string, to: string) {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  syncToDisk(to)
}

/** Merges the write-ahead log into the file. A damaged one is kept as it is. The desk may have it open without the lock. */
function mergeWriteAheadLog(target: string, dataFolder: string) {
  try {
    if (!isUnused(target)) throw isRunning(dataFolder)
  } catch (error) {
    if (!isDamaged(error)) throw error
  }
}

async function restoreDump(file: string, url: string, config: Config, timestamp: string) {
  const contents = describeCounts(await readDump(file))
  if ((await isInUse(url)) || (await isServerAnswering(config.port)))
    throw new OwnerError(fill(backupWords().restore.isRunning, { place: 'DATABASE_URL' }))
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const previous = join(config.dataFolder, `before-restore-${timestamp}.dump`)
  dumpDatabase(url, previous)
  chmodSync(previous, 0o600)
  await restoreDatabase(url, file)
  const t = backupWords().restore
  console.log(`${fill(t.restored, { contents })}\n${fill(t.kept, { file: previous })}`)
}

/** Whether other programs are connected. PostgreSQL lists the connections of one that has just ended for a moment longer. */
async function isInUse(url: string): Promise<boolean> {
  const database = await openPostgres(url)
  try {
    for (let looks = 1; ; looks++) {
      const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        database,
      )
      const isUsed = Number(rows[0]?.others) > 0
      if (!isUsed || looks === 20) return isUsed
      await wait(100)
    }
  } finally {
    await database.destroy()
  }
}

/** An idle server has no connection to the database, but it answers on its port. */
async function isServerAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/live`, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}
