/** What `bin/kodhamn.js` runs in an owner's folder: the commands that are not bundled with the server. */
import { endWith, isOwnerError } from '../core/base/owner-error.ts'
import { fill } from '../core/text/sentence.ts'
import { help, noSuchCommand } from './help/help.ts'

const programs = {
  help: async () => help(process.argv[2]),
  setup: () => import('./setup.ts'),
  check: () => import('./check.ts'),
  new: () => import('./new.ts'),
  article: () => import('./article.ts'),
  schemas: () => import('./schemas.ts'),
  mail: () => import('./mail.ts'),
  test: async () => {
    await import('./check.ts')
    await (await import('../build/build-if-needed.ts')).buildIfNeeded()
    await (await import('./test/visit-pages.ts')).visitPages()
  },
  update: () => import('./update/update.ts'),
  dev: async () => (await import('./dev/dev.ts')).dev(),
  build: async () => (await import('../build/build.ts')).build(),
  deploy: () => import('./deploy.ts'),
  /** What an update of an earlier version runs, and an owner after `npm update`. */
  migrate: () => import('./update/migrate-site.ts'),
  /** What `start` does before the server. */
  prepare: async () => (await import('../build/build-if-needed.ts')).buildIfNeeded(),
}

try {
  const [name = ''] = process.argv.splice(2, 1)
  const run = new Map<string, () => Promise<unknown>>(Object.entries(programs)).get(name)
  if (!run) throw noSuchCommand(name)
  await run()
} catch (error) {
  endWith(error, isOwnerError(error) ? await migrationFor() : '')
}

/** What to run where the files that are wrong have the form of an earlier version. */
async function migrationFor(): Promise<string> {
  const { formerFiles } = await import('./update/former-files.ts')
  const files = formerFiles().join(', ')
  if (!files) return ''
  const { updateWords } = await import('./update/update.words.ts')
  const { officeLanguage } = await import('./update/office-language.ts')
  return `\n${fill(updateWords[officeLanguage()].former, { files })}`
}
