/**
 * Builds the site: the pages and their islands into site/ of the build folder, the server into server/, and the page of the
 * owner's desk into desk/. `-- --keep-dates` keeps the days since which the pages read as they do with the texts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { buildFolder } from '../engine/core/base/build-folder.ts'
import { endWith } from '../engine/core/base/owner-error.ts'
import { readConfig } from '../engine/core/config/config.server.ts'
import { pruneCache } from './build/cache.ts'
import { copyBundles } from './build/copy-bundles.ts'
import { emptyBuildFolder } from './build/empty-build-folder.ts'
import { keepDates } from './build/page-dates.ts'
import { hashSources, sourceHashFile } from './build/source-hash.ts'
import { bundle } from './bundle.ts'
import { checkSiteFiles } from './check-content/site-files.ts'

/** Builds everything from scratch. Throws with the output of the tool where a step fails. */
export async function build() {
  const start = performance.now()
  // Before the build, so that a wrong setting is reported at once.
  readConfig(process.env)
  // React reads this at its first import.
  process.env.NODE_ENV = 'production'
  await checkSiteFiles()
  // It reads the facts, which are in order now.
  const { checkArticles } = await import('./build/check-articles.ts')
  await checkArticles()
  const sourceHash = hashSources()
  await bundle()
  emptyBuildFolder()
  await copyBundles()
  const { prerender } = await import('./build/prerender.ts')
  const dates = await prerender()
  if (process.argv.includes('--keep-dates')) keepDates(dates)
  pruneCache()
  writeFileSync(sourceHashFile, sourceHash)
  const manifest = JSON.parse(readFileSync(`${buildFolder}/manifest.json`, 'utf8'))
  const { titles } = z.object({ titles: z.record(z.string(), z.string()) }).parse(manifest)
  const seconds = (performance.now() - start) / 1000
  console.log(`Built ${Object.keys(titles).length} pages in ${seconds.toFixed(1)} s`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await build()
  } catch (error) {
    endWith(error)
  }
}
