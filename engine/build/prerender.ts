import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { datesOf } from '../check/page-dates.ts'
import { publicFiles } from '../check/public-files.ts'
import { buildFolder } from '../core/base/build-folder.ts'
import type { Manifest } from '../core/served/manifest.server.ts'
import { notFoundKeys } from '../pages/error/not-found-path.ts'
import type { PageContent } from '../seo/read-page.ts'
import type { FinishedPage, MainPage, SiteFile } from '../seo/site-file.ts'
import { siteUrl } from '../seo/site-url.ts'
import type { ListedPage } from '../shell/site-index.ts'
import { assertPathFree } from './assert-path-free.ts'
import { contentTypeOf } from './content-type.ts'
import { engineAssets } from './engine-assets.ts'
import { filesBelow } from './files-below.ts'
import { readFinishedPage } from './finish-page.ts'
import { openRenderer, type Render } from './open-renderer.ts'
import type { PictureFiles } from './pictures.ts'
import { drawShareImages } from './share-images/share-images.ts'
import type { StyleSheets } from './style-sheets.ts'
import { writeServedFile } from './write-served-file.ts'

const site = `${buildFolder}/site`

/** How many files are processed at a time: compression runs in other threads. */
const concurrency = 8

/** How many pictures: they leave two of Node's four threads to the pages. */
const pictureConcurrency = 2

/**
 * Turns the bundles into the served files: renders each path of the site to a file with inline styles and script, hashes
 * and compresses it, and writes one manifest of all files. Returns since when each page reads as it does.
 */
export async function prerender() {
  const { siteIndex, siteFiles, render, styles, linked, pictureFiles } = await openRenderer()
  const { listed, aliases, mainPages, ...index } = siteIndex()
  const manifest: Manifest = { ...index, files: {}, titles: {} }
  copyAssets(styles)
  const pictures = writePictures(pictureFiles)
  const contents = await writePages(listed, render, manifest)
  for (const { path, aliasOf } of aliases) {
    assertPathFree(path, manifest)
    Object.assign(manifest.files, { [path]: manifest.files[aliasOf] })
    Object.assign(manifest.titles, { [path]: manifest.titles[aliasOf] })
  }
  await writeNotFoundPages(render, manifest)
  /** Adds a file that is no page. Throws where a page has its path. */
  const add = async (path: string, content: string | Buffer, { type, canonical }: Partial<SiteFile> = {}) => {
    assertPathFree(path, manifest)
    const file = await writeServedFile(site, path, content, type)
    manifest.files[path] = canonical ? { ...file, canonical } : file
  }
  const ready = await publicFiles()
  for (const [path, content] of ready)
    await add(path, content, { type: contentTypeOf(path) ?? 'application/octet-stream' })
  /** Adds a file of the engine, if the owner has none of that path. */
  const addUnlessReady: typeof add = async (path, ...file) => {
    if (!ready.has(path)) await add(path, ...file)
  }
  for (const [path, content] of linked) await addUnlessReady(path, content)
  const pages = finishedPages(mainPages, contents)
  // Further pages of a list share the image of the first one.
  const firstPages = pages.filter(({ ref }) => ref.page !== 'blog-page')
  await drawShareImages(firstPages, site, new URL(siteUrl).host)
  const dates = await datesOf(pages)
  const files = siteFiles(pages, dates)
  await pictures
  const assets = filesBelow(site).filter((file) => !/\.(html|css|br|gz)$/.test(file))
  await pMap(assets, (file) => addUnlessReady(`/${file}`, readFileSync(join(site, file))), { concurrency })
  await pMap(files, ({ path, content, ...served }) => addUnlessReady(path, content, served), { concurrency })
  writeFileSync(`${buildFolder}/manifest.json`, JSON.stringify(manifest))
  return dates
}

/** Renders every page to a file. Returns the contents of the pages by path and query. */
async function writePages(listed: readonly ListedPage[], render: Render, manifest: Manifest) {
  const contents = new Map<string, PageContent>()
  const files = await pMap(
    listed,
    async ({ path, query }) => {
      const key = query ? `${path}?${query}` : path
      const html = await render(key, 200)
      contents.set(key, await readFinishedPage(html))
      const name = key === '/' ? '/index.html' : `${key.replace('?', '_')}.html`
      return [key, { ...(await writeServedFile(site, name, html)), page: path }] as const
    },
    { concurrency },
  )
  for (const [key, file] of files) {
    manifest.files[key] = file
    manifest.titles[key] = contents.get(key)?.title ?? key
  }
  return contents
}

async function writeNotFoundPages(render: Render, manifest: Manifest) {
  for (const key of new Set(Object.values(notFoundKeys)))
    manifest.files[key] = await writeServedFile(site, `/${key}.html`, await render(`/${key}`, 404))
}

const finishedPages = (mainPages: readonly MainPage[], contents: Map<string, PageContent>): FinishedPage[] =>
  mainPages.map((page) => {
    const content = contents.get(page.path)
    if (!content) throw new Error(`${page.path} was not rendered`)
    return { ...page, ...content }
  })

/** Makes the pictures in other threads, while this one renders the pages. */
function writePictures(files: PictureFiles) {
  const written = pMap(files, async ([path, make]) => writeFile(join(site, path), await make()), {
    concurrency: pictureConcurrency,
  })
  // It is thrown where it is waited for, unless a page is wrong before.
  written.catch(() => undefined)
  return written
}

/** Copies fonts and scripts to the site folder. */
function copyAssets(styles: StyleSheets) {
  for (const [path, file] of engineAssets(styles)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    cpSync(file, join(site, path))
  }
  const { face } = styles
  if (face) writeFileSync(join(site, face.path), face.content)
}
