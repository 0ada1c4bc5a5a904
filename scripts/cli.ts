/** What `bin/kodhamn.js` runs in an owner's folder: the commands that are not bundled with the server. */
import { endWith, OwnerError } from '../engine/core/base/owner-error.ts'

const commands = {
  setup: () => import('./setup.ts'),
  check: () => import('./check-content.ts'),
  article: () => import('./article.ts'),
  schemas: () => import('./schemas.ts'),
  test: async () => {
    await import('./check-content.ts')
    await (await import('./build/build-if-needed.ts')).buildIfNeeded()
    await (await import('./visit-pages.ts')).visitPages()
  },
  update: () => import('./update/update.ts'),
  dev: async () => (await import('./dev/dev.ts')).dev(),
  build: async () => (await import('./build/build.ts')).build(),
  deploy: () => import('./deploy.ts'),
  /** What `start` does before the server. */
  prepare: async () => (await import('./build/build-if-needed.ts')).buildIfNeeded(),
}

/** What an update of an earlier version runs. */
const hidden = { migrate: () => import('./update/migrate-site.ts') }

try {
  const [name = ''] = process.argv.splice(2, 1)
  const run = new Map<string, () => Promise<unknown>>(Object.entries({ ...commands, ...hidden })).get(name)
  if (!run)
    throw new OwnerError(
      `kodhamn ${name}: there is no such command. Commands: ${Object.keys(commands).join(', ')}, ` +
        'desk, backup, restore, offsite, person, export, retention',
    )
  await run()
} catch (error) {
  endWith(error)
}
