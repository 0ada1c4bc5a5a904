import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { listing } from '../../app/listing.ts'
import type { RenderedPage, siteFiles } from '../../app/seo/site-files.ts'
import type { Manifest, ServedFile } from '../../server/pages/manifest.ts'
import { atOnce } from './at-once.ts'
import { claim } from './claim.ts'
import { typeOf } from './content-types.ts'
import { deriveFromPages } from './derive.ts'
import { buildFolder } from './folder.ts'
import type { Parts } from './parts.ts'
import { writeForStaticHost } from './static-host.ts'
import { tidy } from './tidy.ts'
import { usedStyles, withShortNames } from './used-styles.ts'

const built = `${buildFolder}/react-router`
const site = `${buildFolder}/site`

/**
 * Turns what was built into what is served: each address of the site rendered to a file with its styles and the head
 * script inline, a hash for each of them, precompressed, and one manifest that says how to answer for it.
 */
export async function finishSite(parts: Parts) {
  // The shape that React Router writes there.
  const server = (await import(pathToFileURL(resolve(built, 'server/index.js')).href)) as ServerBuild & {
    entry: { module: { listing: typeof listing; siteFiles: typeof siteFiles } }
  }
  const { listed, mainPages, ...told } = server.entry.module.listing()
  const render = createRequestHandler(server, 'production')
  const manifest: Manifest = { ...told, files: {}, titles: {} }

  copyAssets()
  const canonicalPages: RenderedPage[] = []
  const finished = await atOnce(16, listed, async ({ path, query, aliasOf, page }) => {
    const key = query ? `${path}?${query}` : path
    const html = finishPage(await rendered(render, key, 200), parts)
    const name = `${key.replace('?', '_')}.html`.replace(/^\/\.html$/, '/index.html')
    // There may be thousands of articles: the last 2 % would take more than twice the time.
    const file = await serve(name, html, { quality: page === 'post' ? 10 : undefined })
    const title = /<title>([^<|]*?)(?: \||<)/.exec(html)?.[1] ?? key
    return { key, path, file, title, isMain: !query && !aliasOf }
  })
  for (const { key, path, file, title, isMain } of finished) {
    manifest.files[key] = file
    manifest.titles[key] = title
    // Read again where it is needed: the pages of a large site together are more than the memory of a small machine.
    if (isMain) canonicalPages.push({ path, html: () => readFile(join(site, file.file), 'utf8') })
  }
  for (const [key, path] of [
    ['404', '/404'],
    ['sv/404', '/sv/404'],
  ] as const) {
    const html = finishPage(await rendered(render, path, 404), parts)
    manifest.files[key] = await serve(`/${key}.html`, html)
  }
  await deriveFromPages(mainPages, manifest, site)
  const others = filesBelow(site).filter((file) => !/\.(html|br|gz)$/.test(file))
  // The largest first: what the search reads of thousands of articles takes long, in each language.
  const bySize = others.sort(
    (one, other) => statSync(join(site, other)).size - statSync(join(site, one)).size,
  )
  await atOnce(4, bySize, async (file) => {
    const path = `/${file}`
    claim(path, manifest)
    manifest.files[path] = await serve(path, await readFile(join(site, file)))
  })
  await atOnce(
    16,
    server.entry.module.siteFiles(canonicalPages),
    async ({ path, content, type, canonical }) => {
      claim(path, manifest)
      manifest.files[path] = {
        // One for each article, and seldom asked for: 8 % less would take seven times as long.
        ...(await serve(path, content, { type, quality: canonical ? 5 : undefined })),
        ...(canonical ? { canonical } : {}),
      }
    },
  )
  if (manifest.apiOrigin) writeForStaticHost(manifest, site)
  writeFileSync(`${buildFolder}/manifest.json`, JSON.stringify(manifest))
}

async function rendered(render: ReturnType<typeof createRequestHandler>, path: string, status: number) {
  const response = await render(new Request(`http://localhost${path}`))
  const html = await response.text()
  if (response.status !== status)
    throw new Error(`${path} was rendered with status ${response.status} instead of ${status}`)
  return html
}

/** Puts pictures, faces and scripts in place. */
function copyAssets() {
  const parts = `${buildFolder}/parts`
  for (const from of [`${built}/client`, parts]) {
    for (const file of filesBelow(from)) {
      // React Router's own scripts are not used, and styles stand in the pages.
      if (file.endsWith('.css') || file.startsWith('.vite') || (file.endsWith('.js') && from !== parts))
        continue
      mkdirSync(dirname(join(site, file)), { recursive: true })
      cpSync(join(from, file), join(site, file))
    }
  }
}

/** Styles and head script inline; the entry's address where the head script looks for it. */
function finishPage(html: string, { entry, head }: Parts): string {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)].map(
    ([, href = '']) => href,
  )
  const styles = [...new Set(sheets)]
    .map((href) => readFileSync(`${built}/client${href}`, 'utf8').trim())
    .join('')
  const page = tidy(html)
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '<script id="head-script"></script>',
      () => `<style>${usedStyles(styles, html)}</style><script>${head}</script>`,
    )
    .replace('data-entry="/app/interactive/start.tsx"', `data-entry="${entry}"`)
  return withShortNames(page)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** What is larger, in bytes, is compressed with less effort: 5 % less would take seven times as long. */
const fullEffortAtMost = 500_000

/**
 * Writes a file of the site with its compressed forms, where they are smaller, and says how it is served.
 * `type` is its content type where the name does not say it, `quality` that of its compression.
 */
async function serve(
  path: string,
  content: string | Buffer,
  { type: named, quality }: { type?: string | undefined; quality?: number | undefined } = {},
): Promise<ServedFile> {
  const body = Buffer.from(content)
  const type = named ?? typeOf(path)
  if (!type)
    throw new Error(
      `${path}: no content type is known for this file; add it in scripts/build/content-types.ts`,
    )
  mkdirSync(dirname(join(site, path)), { recursive: true })
  const forms: [path: string, content: Buffer][] = [[path, body]]
  const isText = /^text|json|xml|svg/.test(type)
  const encodings: ServedFile['encodings'] = {}
  if (isText && body.length > 256) {
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_QUALITY]: quality ?? (body.length > fullEffortAtMost ? 10 : 11),
        },
      }),
      zip(body, { level: 9 }),
    ])
    for (const [name, packed] of [
      ['br', br],
      ['gz', gz],
    ] as const) {
      if (packed.length >= body.length) continue
      forms.push([`${path}.${name}`, packed])
      encodings[name === 'br' ? 'br' : 'gzip'] = `${path}.${name}`
    }
  }
  // Beside this thread: thousands of files are opened in the time of many pages.
  await Promise.all(forms.map(([form, content]) => writeFile(join(site, form), content)))
  return {
    file: path,
    type,
    encodings,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 12),
    isImmutable: path.startsWith('/assets/'),
    ...(type.startsWith('text/html') ? { hashes: hashesOf(body.toString()) } : {}),
  }
}

/** What the content security policy must allow by hash: each inline script and style of a page. */
function hashesOf(html: string): NonNullable<ServedFile['hashes']> {
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return {
    scripts: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => hash(script)),
    styles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => hash(style)),
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
