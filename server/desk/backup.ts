/** `npm run backup`: copies the database while the server runs, and looks at the copy before it says so. */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { checkedCopy, sync } from './copy.ts'
import { withDatabase } from './open.ts'
import { checkDump, postgres } from './postgres-tools.ts'
import { several } from './print.ts'
import { Refused, run, WrongWords } from './run.ts'

await run('npm run backup -- FILE', async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new WrongWords('Name one file')
  if (existsSync(file)) throw new Refused(`${file} is there already: name another file`)
  if (!existsSync(dirname(resolve(file)))) throw new Refused(`${dirname(file)} is no folder`)

  // Under another name until it is whole: a backup that was cut off must not look like one.
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    // It holds what visitors wrote: nobody else reads it.
    closeSync(openSync(part, 'wx', 0o600))
    const held = config.databaseUrl ? dump(config.databaseUrl, part) : await copyFile()
    sync(part)
    renameSync(part, file)
    sync(dirname(resolve(file)))
    console.log(`${file}: ${held}, ${Math.ceil(statSync(file).size / 1024)} KB, opened and checked`)
  } finally {
    rmSync(part, { force: true })
  }

  async function copyFile() {
    // One reading of the whole database as it is at this moment; the server writes on meanwhile.
    await withDatabase(config, (database) => sql`vacuum into ${part}`.execute(database))
    const { messages, views } = checkedCopy(part)
    return `${several(messages, 'message')}, ${several(views, 'view')}`
  }
})

function dump(url: string, file: string): string {
  postgres('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', file])
  checkDump(file, url)
  return 'a dump for pg_restore'
}
