/** What is made of the finished pages: their share images and what the search reads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MainPage } from '../../app/listing.ts'
import { siteUrl } from '../../app/seo/site-url.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import { readPage } from './page-text.ts'
import { writeSearchIndexes } from './search-indexes.ts'
import { drawShareImages } from './share-images.ts'

/** Writes them below the folder that the pages are in. */
export async function deriveFromPages(mainPages: readonly MainPage[], { files }: Manifest, folder: string) {
  // The further pages of a list share the picture of its first, and nobody searches for them.
  const pages = mainPages
    .filter(({ place }) => place.page !== 'blog-page')
    .map((page) => readPage(page, readFileSync(join(folder, files[page.path]?.file ?? ''), 'utf8')))
  await drawShareImages(pages, folder, siteUrl)
  writeSearchIndexes(pages, folder)
}
