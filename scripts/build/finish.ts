import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import pMap from 'p-map'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { notFoundKeys } from '../../app/pages/error/not-found-path.ts'
import { searchDocumentsPath } from '../../app/search-document.ts'
import { type PageContent, readPage } from '../../app/seo/read-page.ts'
import type { FinishedPage, SiteFile } from '../../app/seo/site-file.ts'
import type { siteFiles } from '../../app/seo/site-files.ts'
import { siteUrl } from '../../app/seo/site-url.ts'
import type { ListedPage, MainPage, siteIndex } from '../../app/site-index.ts'
import { speculationRules } from '../../app/speculation-rules.ts'
import { languages } from '../../content/language.ts'
import type { Manifest, ServedFile } from '../../server/pages/manifest.ts'
import { assertPathFree } from './assert-path-free.ts'
import type { ClientBundle } from './client-bundle.ts'
import { contentTypeOf } from './content-type.ts'
import { buildFolder } from './folder.ts'
import { pageStyles } from './page-styles.ts'
import { postprocessHtml } from './postprocess-html.ts'
import { recordPageDates } from './record-page-dates.ts'
import { searchDocuments } from './search-documents.ts'
import { drawShareImages } from './share-images/share-images.ts'
import { writeForStaticHost } from './static-host.ts'

const built = `${buildFolder}/react-router`
const site = `${buildFolder}/site`

/** How many files are processed at a time: compression runs in other threads. */
const concurrency = 8

type Render = (path: string, status: number) => Promise<string>

/**
 * Turns the bundles into the served files: renders each path of the site to a file with inline styles and script, hashes
 * and compresses it, and writes one manifest of all files.
 */
export async function finishSite(bundle: ClientBundle) {
  // The cast holds because React Router has written this module, with the exports of app/entry.server.tsx.
  const server = (await import(pathToFileURL(resolve(built, 'server/index.js')).href)) as ServerBuild & {
    entry: { module: { siteIndex: typeof siteIndex; siteFiles: typeof siteFiles } }
  }
  const { listed, mainPages, ...index } = server.entry.module.siteIndex()
  const handle = createRequestHandler(server, 'production')
  const manifest: Manifest = { ...index, files: {}, titles: {} }

  const render: Render = async (path, status) => {
    const response = await handle(new Request(`http://localhost${path}`))
    const html = await response.text()
    if (response.status !== status)
      throw new Error(`${path} was rendered with status ${response.status} instead of ${status}`)
    return finishPage(html, bundle)
  }
  const contents = await writePages(listed, render, manifest)
  await writeNotFoundPages(render, manifest)
  const pages = finishedPages(mainPages, contents)
  copyAssets()
  // Further pages of a list share the image of the first one, and are not in the search.
  const firstPages = pages.filter(({ place }) => place.page !== 'blog-page')
  await drawShareImages(firstPages, site, new URL(siteUrl).host)
  const assets = filesBelow(site).filter((file) => !/\.(html|br|gz)$/.test(file))
  await pMap(assets, (file) => addFile(`/${file}`, readFileSync(join(site, file)), manifest), { concurrency })
  for (const language of languages) {
    const documents = JSON.stringify(searchDocuments(firstPages, language))
    await addFile(searchDocumentsPath(language), documents, manifest)
  }
  await pMap(
    server.entry.module.siteFiles(pages, recordPageDates(pages)),
    ({ path, content, ...served }) => addFile(path, content, manifest, served),
    { concurrency },
  )
  if (manifest.apiOrigin) writeForStaticHost(manifest, site)
  writeFileSync(`${buildFolder}/manifest.json`, JSON.stringify(manifest))
}

/** Renders every page to a file. Returns the contents of the pages by path and query. */
async function writePages(listed: readonly ListedPage[], render: Render, manifest: Manifest) {
  const contents = new Map<string, PageContent>()
  const files = await pMap(
    listed,
    async ({ path, query, aliasOf = path }) => {
      const key = query ? `${path}?${query}` : path
      const html = await render(key, 200)
      contents.set(key, readPage(html))
      const name = key === '/' ? '/index.html' : `${key.replace('?', '_')}.html`
      return [key, { ...(await writeServedFile(name, html)), page: aliasOf }] as const
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
    manifest.files[key] = await writeServedFile(`/${key}.html`, await render(`/${key}`, 404))
}

const finishedPages = (mainPages: readonly MainPage[], contents: Map<string, PageContent>): FinishedPage[] =>
  mainPages.map((page) => {
    const content = contents.get(page.path)
    if (!content) throw new Error(`${page.path} was not rendered`)
    return { ...page, ...content }
  })

/** Copies pictures, fonts and scripts to the site folder. */
function copyAssets() {
  const islandsFolder = `${buildFolder}/parts`
  for (const from of [`${built}/client`, islandsFolder]) {
    for (const file of filesBelow(from)) {
      // React Router's own scripts are not used, and styles are inline in the pages.
      if (
        file.endsWith('.css') ||
        file.startsWith('.vite') ||
        (file.endsWith('.js') && from !== islandsFolder)
      )
        continue
      mkdirSync(dirname(join(site, file)), { recursive: true })
      cpSync(join(from, file), join(site, file))
    }
  }
}

/** Inlines the styles and the script of a page, and sets `data-entry` for that script. */
function finishPage(html: string, { entry, inlineScript }: ClientBundle): string {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)].map(
    ([, href = '']) => href,
  )
  const styles = [...new Set(sheets)]
    .map((href) => readFileSync(`${built}/client${href}`, 'utf8').trim())
    .join('')
  return postprocessHtml(html)
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '<script id="inline-script"></script>',
      () => `<style>${pageStyles(styles, html)}</style><script>${inlineScript}</script>`,
    )
    .replace('data-entry="/app/interactive/start.tsx"', () => `data-entry="${entry}"`)
}

/** Writes a file that is no page, and its entry in the manifest. Throws where the path is taken. */
async function addFile(
  path: string,
  content: string | Buffer,
  manifest: Manifest,
  { type, canonical }: Pick<SiteFile, 'type' | 'canonical'> = {},
) {
  assertPathFree(path, manifest)
  const file = await writeServedFile(path, content, type)
  manifest.files[path] = canonical ? { ...file, canonical } : file
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a file of the site, and its compressed versions where they are smaller. Returns its entry for the manifest. */
async function writeServedFile(
  path: string,
  content: string | Buffer,
  type = contentTypeOf(path),
): Promise<ServedFile> {
  if (!type)
    throw new Error(
      `${path}: no content type is known for this file; add it in scripts/build/content-type.ts`,
    )
  const body = Buffer.from(content)
  mkdirSync(dirname(join(site, path)), { recursive: true })
  await writeFile(join(site, path), body)
  const encodings: ServedFile['encodings'] = {}
  if (/^text|json|xml|svg/.test(type) && body.length > 256) {
    const compressed = [
      { encoding: 'br', file: `${path}.br`, content: await compressBrotli(body) },
      { encoding: 'gzip', file: `${path}.gz`, content: await compressGzip(body, { level: 9 }) },
    ] as const
    for (const { encoding, file, content } of compressed) {
      if (content.length >= body.length) continue
      await writeFile(join(site, file), content)
      encodings[encoding] = file
    }
  }
  return {
    file: path,
    type,
    encodings,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 12),
    isImmutable: path.startsWith('/assets/'),
    ...(type.startsWith('text/html') ? { hashes: hashesOf(body.toString()) } : {}),
  }
}

/** The hashes for the content security policy: inline scripts and styles of a page, and the speculation rules. */
function hashesOf(html: string): NonNullable<ServedFile['hashes']> {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const contentsOf = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) => text)
  return {
    scripts: [...contentsOf('script'), speculationRules].map(hash),
    styles: contentsOf('style').map(hash),
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
