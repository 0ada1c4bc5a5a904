/** `npm run offsite`: keeps encrypted copies of the database at another place, so that they survive this machine. */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OwnerError } from '../../core/base/owner-error.ts'
import { inScratchFolder } from '../../core/base/scratch-folder.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { lastDone, recordDone } from '../../core/operations/last-done.server.ts'
import { type Command, UsageError } from '../../core/terminal/command.server.ts'
import { formatTime } from '../../core/terminal/format-time.server.ts'
import { officeWords } from '../../core/terminal/office-words.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { day } from '../../core/time/durations.ts'
import { backupWords } from './command.words.ts'
import { copyDatabase } from './copy-database.server.ts'
import { readDump } from './postgres-tools.server.ts'
import { printTable } from './print-table.server.ts'
import {
  backupAt,
  beginRepository,
  checkStored,
  copyNames,
  fetchCopy,
  listBackups,
  openRepository,
  prune,
  sendCopy,
} from './restic.server.ts'
import { countedTables, describeCounts } from './row-counts.server.ts'
import { checkCopy } from './sqlite-copy.server.ts'

/** A little less than a week, because the nightly run does not begin to the minute. */
const checkEvery = 6.5 * day

export const offsite: Command = {
  usage: 'npm run offsite -- [list | init | send | check]',
  async run(args, config) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const [action = 'list', ...more] = positionals
    if (!['list', 'init', 'send', 'check'].includes(action))
      throw new UsageError(fill(officeWords().terminal.unknown, { command: action }))
    if (more.length > 0) throw new UsageError(officeWords().terminal.unexpected)
    if (!config.knowsOffsite) throw new OwnerError(backupWords().offsite.isNotSet)
    if (action === 'init') return begin()
    openRepository()
    if (action === 'send') return send(config)
    if (action === 'check') return check(config)
    list()
  },
}

function begin() {
  const t = backupWords().offsite
  console.log(beginRepository() ? t.created : t.exists)
}

/** Sends a copy, removes those that are no longer kept, and once a week checks what is stored. */
async function send(config: Config) {
  const name = config.databaseUrl ? copyNames.postgresql : copyNames.sqlite
  const counts = await inScratchFolder(async (folder) => {
    const file = join(folder, name)
    const counts = await copyDatabase(config, file)
    sendCopy(file, name, counts)
    return counts
  })
  console.log(fill(backupWords().offsite.sent, { contents: describeCounts(counts) }))
  prune()
  const checked = await withDatabase(config, (database) => lastDone(database, 'offsite-check'))
  if (Date.now() - (checked ?? 0) > checkEvery) await check(config)
  // Only now, so that the owner is told where the check keeps failing.
  await withDatabase(config, (database) => recordDone(database, 'offsite'))
}

/** Reads all that is stored, fetches the last backup, and counts what it holds. */
async function check(config: Config) {
  checkStored()
  const last = backupAt()
  const counts = await inScratchFolder(async (folder) => {
    const file = join(folder, last.file)
    fetchCopy(last, file)
    return last.file === copyNames.postgresql ? readDump(file) : checkCopy(file)
  })
  const t = backupWords().offsite
  const [is, was] = [describeCounts(counts), describeCounts(last.counts)]
  if (is !== was) throw new OwnerError(fill(t.differs, { time: formatTime(last.madeAt), is, was }))
  await withDatabase(config, (database) => recordDone(database, 'offsite-check'))
  console.log(fill(t.checked, { time: formatTime(last.madeAt), is }))
}

function list() {
  const { columns, tables } = backupWords().offsite
  printTable(
    [columns.id, columns.made, ...countedTables.map((table) => tables[table])],
    listBackups().map(({ id, madeAt, counts }) => [
      id,
      formatTime(madeAt),
      ...countedTables.map((table) => counts[table]),
    ]),
  )
}
