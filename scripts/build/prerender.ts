import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pMap from 'p-map'
import { createRequestHandler, type ServerBuild } from 'react-router'
import {
  buildFolder,
  builtArticlesFile,
  builtPicturesFile,
  builtSiteFile,
} from '../../engine/core/base/build-folder.ts'
import type { Manifest } from '../../engine/core/served/manifest.server.ts'
import { engineFace } from '../../engine/core/site/brand-styles.ts'
import { site as ownSite } from '../../engine/core/site/site.ts'
import { notFoundKeys } from '../../engine/pages/error/not-found-path.ts'
import type { PageContent } from '../../engine/seo/read-page.ts'
import type { FinishedPage, MainPage, SiteFile } from '../../engine/seo/site-file.ts'
import { siteUrl } from '../../engine/seo/site-url.ts'
import type { siteFiles } from '../../engine/shell/site-files/site-files.ts'
import type { ListedPage, siteIndex } from '../../engine/shell/site-index.ts'
import { articleFiles } from './article-file.ts'
import { assertPathFree } from './assert-path-free.ts'
import { bundles, readBrowserBundle } from './bundles.ts'
import { contentTypeOf } from './content-type.ts'
import { filesBelow } from './files-below.ts'
import { finishPage, type LinkedStyles, readFinishedPage } from './finish-page.ts'
import { datesOf } from './page-dates.ts'
import { readPictures } from './pictures.ts'
import { publicFiles } from './public-files.ts'
import { drawShareImages } from './share-images/share-images.ts'
import { shortNames } from './short-names.ts'
import { readStyleSheets, type StyleSheets } from './style-sheets.ts'
import { writeServedFile } from './write-served-file.ts'

const site = `${buildFolder}/site`

/** How many files are processed at a time: compression runs in other threads. */
const concurrency = 8

type Render = (path: string, status: number) => Promise<string>

/**
 * Turns the bundles into the served files: renders each path of the site to a file with inline styles and script, hashes
 * and compresses it, and writes one manifest of all files. Returns since when each page reads as it does.
 */
export async function prerender() {
  const bundle = readBrowserBundle()
  const { pictures, files: pictureFiles } = await readPictures()
  // What renders the pages reads all three, and the server the first.
  writeFileSync(builtSiteFile, JSON.stringify(ownSite))
  writeFileSync(builtArticlesFile, JSON.stringify(await articleFiles()))
  writeFileSync(builtPicturesFile, JSON.stringify(pictures))
  // The cast holds because React Router has written this module, with the exports of engine/entry.server.tsx.
  const server = (await import(pathToFileURL(join(bundles.pages, 'server/index.js')).href)) as ServerBuild & {
    entry: { module: { siteIndex: typeof siteIndex; siteFiles: typeof siteFiles } }
  }
  const { listed, aliases, mainPages, ...index } = server.entry.module.siteIndex()
  const handle = createRequestHandler(server, 'production')
  const manifest: Manifest = { ...index, files: {}, titles: {} }

  const styles = await readStyleSheets(`${bundles.pages}/client`)
  const short = shortNames([...styles.sheets.values()].join(''), bundle.scripts)
  const linked: LinkedStyles = new Map()
  const render: Render = async (path, status) => {
    const response = await handle(new Request(`http://localhost${path}`))
    const html = await response.text()
    if (response.status !== status)
      throw new Error(`${path} was rendered with status ${response.status} instead of ${status}`)
    return finishPage(html, bundle, styles, short, linked)
  }
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
  copyAssets(styles)
  await pMap(pictureFiles, async ([path, make]) => writeFile(join(site, path), await make()), { concurrency })
  // Further pages of a list share the image of the first one.
  const firstPages = pages.filter(({ ref }) => ref.page !== 'blog-page')
  await drawShareImages(firstPages, site, new URL(siteUrl).host)
  const assets = filesBelow(site).filter((file) => !/\.(html|css|br|gz)$/.test(file))
  await pMap(assets, (file) => addUnlessReady(`/${file}`, readFileSync(join(site, file))), { concurrency })
  const dates = await datesOf(pages)
  const files = server.entry.module.siteFiles(pages, dates)
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
  for (const key of Object.values(notFoundKeys))
    manifest.files[key] = await writeServedFile(site, `/${key}.html`, await render(`/${key}`, 404))
}

const finishedPages = (mainPages: readonly MainPage[], contents: Map<string, PageContent>): FinishedPage[] =>
  mainPages.map((page) => {
    const content = contents.get(page.path)
    if (!content) throw new Error(`${page.path} was not rendered`)
    return { ...page, ...content }
  })

/** Copies fonts and scripts to the site folder. */
function copyAssets({ face }: StyleSheets) {
  for (const from of [`${bundles.pages}/client`, bundles.browser]) {
    for (const file of filesBelow(from)) {
      // React Router's own scripts are not used, and styles are inline in the pages.
      if (
        file.endsWith('.css') ||
        file.startsWith('.vite') ||
        (file.endsWith('.js') && from !== bundles.browser) ||
        (face && engineFace.test(file))
      )
        continue
      mkdirSync(dirname(join(site, file)), { recursive: true })
      cpSync(join(from, file), join(site, file))
    }
  }
  if (face) writeFileSync(join(site, face.path), face.content)
}
