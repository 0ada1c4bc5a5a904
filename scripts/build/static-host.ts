/**
 * The files that make a static host respond like the server: `_headers` and `_redirects`, in the format that Netlify and
 * Cloudflare Pages share, and complete 404 pages. Written where the API has an origin of its own.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundKeys } from '../../app/pages/error/not-found-path.ts'
import { type Language, languages } from '../../content/language.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { csp } from '../../server/pages/csp.ts'
import { cacheControl } from '../../server/pages/headers.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import { finishedNotFoundPage } from '../../server/pages/not-found.ts'

/** Cloudflare silently ignores the rest. https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, letters: 2000 }

/** Writes these files into the published folder. */
export function writeForStaticHost(manifest: Manifest, folder: string) {
  for (const language of languages) writeNotFoundPage(language, manifest, folder)
  // Those of the owner's public/ lie there already.
  for (const [name, write] of [
    ['_headers', headersOf],
    ['_redirects', redirectsOf],
  ] as const)
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), write(manifest))
}

function headersOf(manifest: Manifest): string {
  // The rule of each page has its own policy.
  const { 'Content-Security-Policy': _, ...everywhere } = securityHeaders
  const rules = [
    { path: '/*', headers: everywhere },
    { path: '/assets/*', headers: { 'Cache-Control': cacheControl({ isImmutable: true, type: '' }) } },
    ...Object.entries(manifest.files)
      .filter(([path, { hashes }]) => hashes && path.startsWith('/') && !path.includes('?'))
      .map(([path, file]) => ({
        path,
        headers: {
          'Content-Security-Policy': csp(file, manifest),
          'Cache-Control': cacheControl(file),
        },
      })),
  ]
  const texts = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  const longest = Math.max(...texts.flatMap((text) => text.split('\n')).map((line) => line.length))
  if (rules.length > limits.rules || longest > limits.letters)
    console.warn(
      `_headers has ${rules.length} rules and lines of up to ${longest} letters: Cloudflare Pages reads ${limits.rules} of ${limits.letters}`,
    )
  return `${texts.join('\n')}\n`
}

/** Permanent redirects, with the one status that both hosts support, and the Swedish 404 page. */
function redirectsOf({ redirects }: Manifest): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  return `${[...moved, '/sv/* /sv/404.html 404'].join('\n')}\n`
}

/**
 * Without the requested path, which a static host cannot fill in, and with fixed suggestions. The policy is in the page,
 * because such a host has no header rules for a 404.
 */
function writeNotFoundPage(language: Language, manifest: Manifest, folder: string) {
  const page = manifest.files[notFoundKeys[language]]
  if (!page) throw new Error(`The build has no page for what is not found (${language})`)
  const file = join(folder, page.file)
  // `frame-ancestors` has no effect in a meta element, and X-Frame-Options is on every page.
  const policy = csp(page, manifest).replace(/;frame-ancestors .*$/, '')
  const built = { html: readFileSync(file, 'utf8'), slots: page.slots ?? {} }
  const filled = finishedNotFoundPage(built, language, manifest.titles)
  const html = filled.replace(
    /<meta charset="?utf-8"?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  writeFileSync(file, html)
  // They have the previous content of the page.
  for (const compressed of Object.values(page.encodings)) rmSync(join(folder, compressed))
  page.encodings = {}
}
