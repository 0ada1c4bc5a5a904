/**
 * Builds the site for pages and API at different origins, unless it is up to date. Reuses the bundle of `npm run build`,
 * because origins matter only when pages are rendered.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { buildClientBundle } from './client-bundle.ts'
import { buildFolder } from './folder.ts'
import { hashSources, isBuilt, sourceHashFile } from './source-hash.ts'

const { API_ORIGIN, BUILD_DIR } = process.env
if (!API_ORIGIN || !BUILD_DIR) throw new Error('API_ORIGIN and BUILD_DIR say what to build where')
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
