/** Builds the site with the settings of the environment, unless it is up to date. */
import { isBuilt } from './build/source-hash.ts'
import { bundle } from './bundle.ts'

await bundle()
if (!isBuilt()) {
  const { build } = await import('./build/build.ts')
  await build()
}
