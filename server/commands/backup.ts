/** `npm run backup`: copies the database while the server runs, and checks the copy. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { recordDone } from '../operations/jobs.ts'
import { withDatabase } from './open.ts'
import { checkDump, dumpDatabase } from './postgres-tools.ts'
import { CommandError, runCommand, UsageError } from './run.ts'
import { checkCopy, syncToDisk } from './sqlite-copy.ts'

await runCommand('npm run backup -- FILE', async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new UsageError('Name one file')
  if (existsSync(file)) throw new CommandError(`${file} is there already: name another file`)
  if (!existsSync(dirname(resolve(file)))) throw new CommandError(`${dirname(file)} is no folder`)

  // The copy gets its name when it is complete, so that a partial one is never taken for a backup.
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    // Only the owner may read the messages.
    closeSync(openSync(part, 'wx', 0o600))
    const contents = await copyDatabase(config, part)
    syncToDisk(part)
    renameSync(part, file)
    syncToDisk(dirname(resolve(file)))
    await withDatabase(config, (database) => recordDone(database, 'backup'))
    console.log(`${file}: ${contents}, ${Math.ceil(statSync(file).size / 1024)} KB, opened and checked`)
  } finally {
    rmSync(part, { force: true })
  }
})

/** Returns a short description of the content. */
async function copyDatabase(config: Config, file: string): Promise<string> {
  if (config.databaseUrl) {
    dumpDatabase(config.databaseUrl, file)
    checkDump(file, config.databaseUrl)
    return 'a dump for pg_restore'
  }
  // A consistent copy, while the server keeps writing.
  await withDatabase(config, (database) => sql`vacuum into ${file}`.execute(database))
  return checkCopy(file)
}
