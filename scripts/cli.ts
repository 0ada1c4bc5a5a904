/** What `bin/kodhamn.js` runs in an owner's folder: the commands that are not bundled with the server. */
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'
import { commands } from './setup/project-files.ts'

const programs = {
  setup: () => import('./setup.ts'),
  check: () => import('./check-content.ts'),
  new: () => import('./new.ts'),
  article: () => import('./article.ts'),
  schemas: () => import('./schemas.ts'),
  mail: () => import('./mail.ts'),
  test: async () => {
    await import('./check-content.ts')
    await (await import('./build/build-if-needed.ts')).buildIfNeeded()
    await (await import('./visit-pages.ts')).visitPages()
  },
  update: () => import('./update/update.ts'),
  dev: async () => (await import('./dev/dev.ts')).dev(),
  build: async () => (await import('./build/build.ts')).build(),
  deploy: () => import('./deploy.ts'),
  /** What an update of an earlier version runs. */
  migrate: () => import('./update/migrate-site.ts'),
  /** What `start` does before the server. */
  prepare: async () => (await import('./build/build-if-needed.ts')).buildIfNeeded(),
}

try {
  const [name = ''] = process.argv.splice(2, 1)
  const run = new Map<string, () => Promise<unknown>>(Object.entries(programs)).get(name)
  if (!run)
    throw new OwnerError(`kodhamn ${name}: there is no such command. Commands: ${commands.join(', ')}`)
  await run()
} catch (error) {
  endWith(error)
}
