import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { keepDates } from '../check/page-dates.ts'
import { checkSiteFiles } from '../check/site-files.ts'
import { buildFolder } from '../core/base/build-folder.ts'
import { pruneCache } from '../core/cache/cache.ts'
import { readConfig } from '../core/config/config.server.ts'
import { fill } from '../core/text/sentence.ts'
import { copyBundles } from './copy-bundles.ts'
import { emptyBuildFolder } from './empty-build-folder.ts'
import { hashSources, sourceHashFile } from './source-hash.ts'

/**
 * Builds the site from scratch with the bundled engine: the pages and their islands into site/ of the build folder, the
 * server into server/, and the page of the owner's desk into desk/. With `--keep-dates` on the command line the days since
 * which the pages read as they do are kept with the texts.
 */
export async function build() {
  const start = performance.now()
  // Before the build, so that a wrong setting is reported at once.
  readConfig(process.env)
  // React reads this at its first import.
  process.env.NODE_ENV = 'production'
  await checkSiteFiles()
  // These read the facts, which are in order now.
  const { countOf, officeWords } = await import('../core/terminal/office-words.server.ts')
  const t = officeWords().site
  console.log(t.building)
  const { checkArticles } = await import('./check-articles.ts')
  await checkArticles()
  const sourceHash = hashSources()
  emptyBuildFolder()
  await copyBundles()
  const { prerender } = await import('./prerender.ts')
  const dates = await prerender()
  if (process.argv.includes('--keep-dates')) console.log(fill(t.dated, { file: keepDates(dates) }))
  pruneCache()
  writeFileSync(sourceHashFile, sourceHash)
  const manifest = JSON.parse(readFileSync(`${buildFolder}/manifest.json`, 'utf8'))
  const { titles } = z.object({ titles: z.record(z.string(), z.string()) }).parse(manifest)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const pages = countOf(Object.keys(titles).length, 'page')
  console.log(fill(t.built, { pages, seconds }))
}
