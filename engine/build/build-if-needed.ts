import { readConfig } from '../core/config/config.server.ts'
import { isBuilt } from './source-hash.ts'

/** Checks the settings, and builds the site where its sources have changed. */
export async function buildIfNeeded() {
  // Before the build, so that a wrong setting is reported at once.
  readConfig(process.env)
  if (isBuilt()) return
  // Only here: loading it takes a second, and most starts build nothing.
  const { build } = await import('./build.ts')
  await build()
}
