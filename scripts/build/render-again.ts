/**
 * Renders the pages of a build once more, to the folder of the environment and with its settings, unless they are up to date:
 * `node scripts/build/render-again.ts BUILT`. Reuses the bundle, because settings matter only when pages are rendered.
 */
import { cpSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildFolder, pageBundle } from '../../engine/core/base/build-folder.ts'
import { buildClientBundle } from '../bundle/bundle-browser.ts'
import { emptyBuildFolder } from '../bundle/bundle-pages.ts'
import { hashSources, isBuilt, sourceHashFile } from './source-hash.ts'

const [built] = process.argv.slice(2)
if (!built || built === buildFolder) throw new Error('Name what is built, and BUILD_DIR says where to')
if (!isBuilt()) {
  const sourceHash = hashSources()
  emptyBuildFolder()
  cpSync(join(built, basename(pageBundle)), pageBundle, { recursive: true })
  // As scripts/build.ts does.
  process.env.NODE_ENV = 'production'
  const { prerender } = await import('./prerender.ts')
  await prerender(await buildClientBundle())
  writeFileSync(sourceHashFile, sourceHash)
}
