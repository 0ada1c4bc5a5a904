/** `npm run restore`: puts a backup in the place of the database, which is kept beside it. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { checkedCopy, sync } from './copy.ts'
import { fileIn, withDatabase } from './open.ts'
import { checkDump, postgres } from './postgres-tools.ts'
import { several } from './print.ts'
import { Refused, run, WrongWords } from './run.ts'

await run('npm run restore -- FILE', async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new WrongWords('Name one file')
  if (!existsSync(file)) throw new Refused(`${file}: there is no such file`)
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  if (config.databaseUrl) await restoreDump(file, config.databaseUrl, config, stamp)
  else restoreFile(file, config.dataFolder, stamp)
})

function restoreFile(file: string, dataFolder: string, stamp: string) {
  const held = checkedCopy(file)
  const target = fileIn(dataFolder)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const part = `${target}.part`
  copyFileSync(file, part)
  chmodSync(part, 0o600)
  sync(part)
  const kept = existsSync(target) ? `${target}.before-restore-${stamp}` : undefined
  try {
    if (kept) {
      settle(target, dataFolder)
      copyFileSync(target, kept)
      chmodSync(kept, 0o600)
      sync(kept)
    }
    // At once: whenever the power goes, either the old or the new database is in its place.
    renameSync(part, target)
    sync(dataFolder)
  } finally {
    rmSync(part, { force: true })
  }
  console.log(`Restored: ${several(held.messages, 'message')}, ${several(held.views, 'view')}`)
  if (kept) console.log(`What was there before is kept in ${kept}`)
}

/**
 * Brings all changes into the one file, which needs it for oneself alone: so it is also how a running server is noticed.
 * The server goes back to its own way of writing when it starts.
 */
function settle(target: string, dataFolder: string) {
  const old = new DatabaseSync(target, { timeout: 500 })
  try {
    const mode = old.prepare('pragma journal_mode = delete').get()?.journal_mode
    if (mode !== 'delete') throw new Error('busy')
  } catch {
    throw new Refused(`DATA_DIR=${dataFolder}: a server is running on this database: stop it first`)
  } finally {
    old.close()
  }
}

async function restoreDump(file: string, url: string, config: Config, stamp: string) {
  checkDump(file, url)
  await withDatabase(config, async (database) => {
    const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      database,
    )
    if (Number(rows[0]?.others) > 0 || (await answers(config.port)))
      throw new Refused('DATABASE_URL: a server is running on this database: stop it first')
  })
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const kept = join(config.dataFolder, `before-restore-${stamp}.dump`)
  postgres('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', kept])
  chmodSync(kept, 0o600)
  const { pathname } = new URL(url)
  postgres('pg_restore', url, [
    ...['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'],
    ...['--dbname', decodeURIComponent(pathname.slice(1)), file],
  ])
  console.log(`Restored. What was there before is kept in ${kept}`)
}

/** A server that has been idle has no connection to the database, but answers on its port. */
async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/live`, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}
