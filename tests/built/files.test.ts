import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { select, selectAll } from 'hast-util-select'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pages } from '../../engine/addresses/pages.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { cacheControl } from '../../engine/core/served/headers.server.ts'
import { languageOf, languages, prefixOf } from '../../engine/core/site/languages.ts'
import { today } from '../../engine/core/site/published.ts'
import { openingLines } from '../../engine/design/components/opening-lines.ts'
import { htmlOf, manifest, pagePaths, sentSize } from '../../harness/built-site.ts'
import { attributeOf, treeOf } from '../support/built-page.ts'

/* What is served beside the pages: feeds, sitemap, pictures and files with a place of their own. */

const typeOf = (path: string) => manifest.files[path]?.type

test('every XML file is well-formed', () => {
  for (const path of Object.keys(manifest.files).filter((one) => one.endsWith('.xml'))) {
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw new Error(`${path}: ${error.message}`)
    })
    parser.write(htmlOf(path)).close()
  }
})

// A language without articles has none.
for (const language of languages.filter((one) => pagePaths.includes(pages.blog[one]))) {
  const home = prefixOf(language)

  test(`the feeds in ${language} hold the newest fifty articles in full`, () => {
    const feed: {
      language: string
      feed_url: string
      home_page_url: string
      items: { url: string; title: string; content_html: string; date_published: string }[]
    } = JSON.parse(htmlOf(`${home}/feed.json`))
    expect(feed.language).toBe(language)
    expect(new URL(feed.feed_url).pathname).toBe(`${home}/feed.json`)
    expect(new URL(feed.home_page_url).pathname).toBe(`${home}/blog`)
    const own = manifest.articles.map(({ path }) => path).filter((path) => languageOf(path) === language)
    const listed = feed.items.map(({ url }) => new URL(url).pathname)
    expect(listed).toHaveLength(Math.min(50, own.length))
    expect(own).toEqual(expect.arrayContaining(listed))
    const times = feed.items.map(({ date_published }) => Date.parse(date_published))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times.every((time) => time <= Date.now())).toBe(true)
    for (const { url, title, content_html } of feed.items) {
      expect(title, url).toMatch(/\S/)
      expect(content_html, url).toMatch(/<\/\w+>/)
      expect(content_html, url).not.toMatch(/<(a|img)\s[^>]*?(href|src)="(?!https?:|mailto:|tel:)/)
      expect(content_html, url).not.toMatch(/class="heading"|Link to “/)
    }
    for (const [file, pattern] of [
      ['feed.xml', /<item>.*?<link>([^<]+)/gs],
      ['atom.xml', /<entry>.*?<link href="([^"]+)/gs],
    ] as const) {
      const text = htmlOf(`${home}/${file}`)
      expect(text, file).toMatch(new RegExp(`<language>${language}|xml:lang="${language}"`))
      expect(
        [...text.matchAll(pattern)].map(([, url = '']) => new URL(url).pathname),
        file,
      ).toEqual(listed)
    }
  })
}

test('the sitemap says since when each page reads as it does', () => {
  for (const [entry] of htmlOf('/sitemap.xml').matchAll(/<url>.*?<\/url>/g)) {
    const [, date = ''] = /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry) ?? []
    expect(date !== '' && date <= today(), entry).toBe(true)
    const path = new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? '').pathname
    const changed = select('meta[property="article:modified_time"]', treeOf(path))
    if (changed) expect(date, path).toBe(attributeOf(changed, 'content'))
  }
})

test('robots.txt allows robots and names the sitemap', () => {
  const text = htmlOf('/robots.txt')
  expect(text).toMatch(/^User-agent: \*\n(Content-Signal: .*\n)?Allow: \/\n/)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
})

test('llms.txt lists the Markdown of every page', () => {
  const text = htmlOf('/llms.txt')
  expect(text).toMatch(/^# \S.*\n\n> \S/)
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const mirrors = Object.keys(manifest.files).filter((path) => path.endsWith('.md'))
  expect(listed.toSorted()).toEqual(mirrors.toSorted())
})

test('security.txt follows RFC 9116', () => {
  expect(typeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8')
  const lines = htmlOf('/.well-known/security.txt').trimEnd().split(/\r?\n/)
  const fields = Object.groupBy(lines, (line) => /^([A-Z][A-Za-z-]+): \S/.exec(line)?.[1] ?? 'none')
  expect(fields.none).toBeUndefined()
  for (const line of fields.Contact ?? ['none']) expect(line).toMatch(/^Contact: (mailto:\S+@|https:\/\/)/)
  expect(fields.Expires).toEqual([expect.stringMatching(/: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)])
  expect(fields['Preferred-Languages']).toEqual([`Preferred-Languages: ${languages.join(', ')}`])
  expect(fields.Canonical).toEqual([expect.stringMatching(/\/\.well-known\/security\.txt$/)])
})

test('the contact page leads to a valid vCard with what stands on the page', () => {
  const contact = treeOf(pages.contact[languages[0]])
  const main = select('main', contact) ?? contact
  const hrefs = selectAll('a', main).map((link) => attributeOf(link, 'href'))
  const path = hrefs.find((href) => href.endsWith('.vcf')) ?? ''
  expect(typeOf(path)).toBe('text/vcard; charset=utf-8')
  const text = htmlOf(path)
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)

  const lines = text.trimEnd().replaceAll('\r\n ', '').split('\r\n')
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
  const fields = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+)(?:;[A-Z-]+=[A-Za-z,]+)*:(.*)$/.exec(line) ?? []
      return [name, value] as const
    }),
  )
  expect(fields.has('')).toBe(false)
  expect(fields.get('FN')).toMatch(/\S/)
  expect(fields.get('N')?.split(';')).toHaveLength(5)
  expect(fields.get('ADR')?.split(';')).toHaveLength(7)
  for (const { days, hours } of languages.flatMap((language) => openingLines(language)))
    expect(fields.get('NOTE')).toContain(`\\n${days} ${hours.replaceAll(',', () => '\\,')}`)
  expect(hrefs).toEqual(expect.arrayContaining([`tel:${fields.get('TEL')}`, `mailto:${fields.get('EMAIL')}`]))
})

test('the web manifest and its icons are valid', () => {
  const head = select('head', treeOf('/')) ?? treeOf('/')
  // A script links to it later.
  const path = attributeOf(select('html', treeOf('/')), 'dataManifest')
  expect(typeOf(path)).toBe('application/manifest+json')
  const app: { icons: { src: string }[]; start_url: string; theme_color: string } = JSON.parse(htmlOf(path))
  expect(pagePaths).toContain(app.start_url)
  expect(attributeOf(select('meta[name=theme-color]', head), 'content')).toBe(app.theme_color)
  const linked = selectAll('link[rel=icon], link[rel=apple-touch-icon]', head)
  const icons = [...app.icons.map(({ src }) => src), ...linked.map((link) => attributeOf(link, 'href'))]
  for (const icon of [...icons, '/favicon.ico']) expect(typeOf(icon), icon).toMatch(/^image\//)
})

test('every page has its own share image of the right size', async () => {
  const pageOfImage = new Map<string, string>()
  for (const path of pagePaths) {
    const head = select('head', treeOf(path)) ?? treeOf(path)
    const metaOf = (name: string) => attributeOf(select(`meta[property="${name}"]`, head), 'content')
    const canonical = new URL(metaOf('og:url'))
    const image = new URL(metaOf('og:image'))
    expect(image.origin, path).toBe(canonical.origin)
    expect([metaOf('og:image:width'), metaOf('og:image:height')], path).toEqual(['1200', '630'])
    expect(metaOf('og:image:alt'), path).toMatch(/\S/)
    // Aliases and filtered lists have the image of their main page; no two main pages share one.
    expect(pageOfImage.get(image.pathname) ?? canonical.pathname, image.pathname).toBe(canonical.pathname)
    pageOfImage.set(image.pathname, canonical.pathname)
  }
  for (const path of pageOfImage.keys()) {
    const file = manifest.files[path]
    expect(file && cacheControl(file), path).toBe('public, max-age=604800')
    expect(sentSize(path), path).toBeLessThan(300 * 1024)
    const size = await sharp(`${buildFolder}/site${file?.file}`).metadata()
    expect(size, path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  const drawn = Object.entries(manifest.files).filter(([path]) => path.startsWith('/share/'))
  expect(drawn).toHaveLength(pageOfImage.size)
  expect(new Set(drawn.map(([, { etag }]) => etag)).size, 'different pictures').toBe(pageOfImage.size)
})

test('the built site has no style guide', () => {
  const traces = readdirSync(`${buildFolder}/site`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt|md)$/.test(file))
    .filter((file) => readFileSync(join(buildFolder, 'site', file), 'utf8').includes('styleguide'))
  expect(traces).toEqual([])
})
