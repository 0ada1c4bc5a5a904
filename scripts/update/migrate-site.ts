/**
 * Brings the owner's folder from the form of an earlier version to that of this one: `node scripts/update/migrate-site.ts
 * FROM BEFORE`. Each file of `migrations/` is named by the version that needs it, and exports what it does with the
 * folder. Then the owner's words are let fit: fit-words.ts says what FROM and BEFORE are.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareVersions } from '../../engine/core/releases/releases.server.ts'

/** What a migration exports: it changes the files of the folder, and may be run twice. */
export type MigrateSite = (folder: string) => Promise<void> | void

const [from = '', before = ''] = process.argv.slice(2)
const folder = process.env.SITE_FOLDER || 'site'
const files = globSync('scripts/update/migrations/*.ts')
  .map((file) => ({ file, version: basename(file, '.ts') }))
  .filter(({ version }) => compareVersions(version, from) > 0)
  .toSorted((a, b) => compareVersions(a.version, b.version))
for (const { file } of files) {
  const { migrate }: { migrate: MigrateSite } = await import(pathToFileURL(resolve(file)).href)
  await migrate(folder)
}
// In a process of its own, which reads the files as they are now.
if (existsSync(folder)) {
  const words = ['scripts/update/fit-words.ts', from, before]
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
}
