/**
 * Renders the pages to another folder with the settings of the environment, unless they are up to date. Reuses the bundle of
 * `npm run build`, because settings matter only when pages are rendered.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { buildClientBundle } from './client-bundle.ts'
import { buildFolder } from './folder.ts'
import { hashSources, isBuilt, sourceHashFile } from './source-hash.ts'

if (!process.env.BUILD_DIR) throw new Error('BUILD_DIR says where')
if (!isBuilt()) {
  const sourceHash = hashSources()
  rmSync(buildFolder, { recursive: true, force: true })
  cpSync('build/react-router', `${buildFolder}/react-router`, { recursive: true })
  // As scripts/build.ts does.
  process.env.NODE_ENV = 'production'
  const { prerender } = await import('./prerender.ts')
  await prerender(await buildClientBundle())
  writeFileSync(sourceHashFile, sourceHash)
}
