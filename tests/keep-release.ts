/**
 * `npm run keep-release`: writes a dump of a database of this version, for each dialect, and an owner's site, which the tests of
 * later versions migrate. Run it once for each release, and commit the files with it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../harness/postgres.ts'
import { keepSite } from './support/owners.ts'
import { postgresDump, sqliteDump } from './support/release-dumps.ts'

const { version }: { version: string } = JSON.parse(readFileSync('engine/package.json', 'utf8'))
const folder = `tests/releases/${version}`
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sqlite.sql'), await sqliteDump())
const postgres = await startPostgres({ isSynced: false })
try {
  writeFileSync(join(folder, 'postgresql.sql'), await postgresDump(postgres.url))
} finally {
  await postgres.remove()
}
keepSite(join(folder, 'site'))
console.log(`${folder}: commit it with the release`)
