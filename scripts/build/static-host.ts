/**
 * What a host of plain files needs to answer as the server does: `_headers` and `_redirects`, in the form that Netlify
 * and Cloudflare Pages share, and not-found pages that are finished. Written where the API has an address of its own.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundKeys } from '../../app/pages/error/not-found-path.ts'
import { pages } from '../../app/pages.ts'
import { type Language, languages } from '../../content/language.ts'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { csp } from '../../server/pages/csp.ts'
import { cacheControl } from '../../server/pages/headers.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import { fillNotFound } from '../../server/pages/not-found.ts'

/** Cloudflare reads no more of either, and says nothing. https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, letters: 2000 }

/** Writes them into the folder that is to be published. */
export function writeForStaticHost(manifest: Manifest, folder: string) {
  for (const language of languages) writeNotFoundPage(language, manifest, folder)
  writeFileSync(join(folder, '_headers'), headersOf(manifest))
  writeFileSync(join(folder, '_redirects'), redirectsOf(manifest))
}

function headersOf(manifest: Manifest): string {
  // Each page's rule brings its own policy.
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

/** Permanent, with the one status for it that both hosts know; and which not-found page stands for which paths. */
function redirectsOf({ redirects }: Manifest): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  return `${[...moved, '/sv/* /sv/404.html 404'].join('\n')}\n`
}

/**
 * Nobody fills in the path that was asked for, so that line goes; the pages that are suggested are always the same. The
 * policy stands in the page, because such a host has no rule for what it does not find.
 */
function writeNotFoundPage(language: Language, manifest: Manifest, folder: string) {
  const page = manifest.files[notFoundKeys[language]]
  if (!page) throw new Error(`The build has no page for what is not found (${language})`)
  const file = join(folder, page.file)
  const suggestions = [pages.offerings, pages.blog, pages.contact].map((paths) => paths[language])
  const withoutPath = readFileSync(file, 'utf8').replace(
    /<p [^>]*>[^<]*<code>\[\[not-found-path\]\]<\/code>\s*(<\/p>)?/,
    '',
  )
  // Who may frame a page is not for the page to say, and X-Frame-Options says it everywhere.
  const policy = csp(page, manifest).replace(/;frame-ancestors .*$/, '')
  const html = fillNotFound(withoutPath, { path: '', suggestions, titles: manifest.titles }).replace(
    /<meta charset="?utf-8"?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  writeFileSync(file, html)
  // They hold the page as it was before.
  for (const compressed of Object.values(page.encodings)) rmSync(join(folder, compressed))
  page.encodings = {}
}
