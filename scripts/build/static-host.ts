/**
 * What a host of plain files needs to answer as the server does: `_headers` and `_redirects`, in the form that Netlify
 * and Cloudflare Pages share, and not-found pages that are finished. Written where the API has an address of its own.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../app/pages.ts'
import { type Language, languages } from '../../content/language.ts'
import { securityHeaders } from '../../server/http/security.ts'
import { cachingOf } from '../../server/pages/headers.ts'
import { fillLost } from '../../server/pages/lost.ts'
import type { Manifest } from '../../server/pages/manifest.ts'
import { policyOf } from '../../server/pages/policy.ts'

/** Cloudflare reads no more of either, and says nothing. https://developers.cloudflare.com/pages/configuration/headers/ */
const most = { rules: 100, letters: 2000 }

const lostPages = { en: '404', sv: 'sv/404' } as const

/** Writes them into the folder that is to be published. */
export function writeForStaticHost(manifest: Manifest, folder: string) {
  for (const language of languages) writeLostPage(language, manifest, folder)
  writeFileSync(join(folder, '_headers'), headersOf(manifest))
  writeFileSync(join(folder, '_redirects'), redirectsOf(manifest))
}

function headersOf(manifest: Manifest): string {
  const rules = [
    { path: '/*', headers: securityHeaders },
    { path: '/assets/*', headers: { 'Cache-Control': cachingOf({ isImmutable: true, type: '' }) } },
    ...Object.entries(manifest.files)
      .filter(([path, { hashes }]) => hashes && path.startsWith('/') && !path.includes('?'))
      .map(([path, file]) => ({
        path,
        headers: {
          'Content-Security-Policy': policyOf(file, manifest),
          'Cache-Control': cachingOf(file),
        },
      })),
  ]
  const texts = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  const longest = Math.max(...texts.flatMap((text) => text.split('\n')).map((line) => line.length))
  if (rules.length > most.rules || longest > most.letters)
    console.warn(
      `_headers has ${rules.length} rules and lines of up to ${longest} letters: Cloudflare Pages reads ${most.rules} of ${most.letters}`,
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
function writeLostPage(language: Language, manifest: Manifest, folder: string) {
  const lost = manifest.files[lostPages[language]]
  if (!lost) throw new Error(`The build has no page for what is not found (${language})`)
  const file = join(folder, lost.file)
  const near = [pages.offerings, pages.blog, pages.contact].map((page) => page[language])
  const withoutPath = readFileSync(file, 'utf8').replace(
    /<p [^>]*>[^<]*<code>\[\[lost-path\]\]<\/code>\s*(<\/p>)?/,
    '',
  )
  // Who may frame a page is not for the page to say, and X-Frame-Options says it everywhere.
  const policy = policyOf(lost, manifest).replace(/;frame-ancestors .*$/, '')
  const html = fillLost(withoutPath, { path: '', near, titles: manifest.titles }).replace(
    /<meta charset="?utf-8"?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  writeFileSync(file, html)
  // They were packed before.
  for (const packed of Object.values(lost.encodings)) rmSync(join(folder, packed))
  lost.encodings = {}
}
