import type { Page } from '@playwright/test'
import { openingLines } from '../../app/opening-lines.ts'
import { languageOf } from '../../app/path-language.ts'
import { languages } from '../../content/language.ts'
import { htmlOf, manifest } from '../../harness/built-site.ts'
import { expect, test } from '../support/site-test.ts'
import { say } from '../support/words.ts'

const feeds = languages.map((language) => ({
  language,
  home: language === 'en' ? '' : `/${language}`,
  // The limit of a feed.
  articles: Math.min(50, manifest.articles.filter(({ path }) => languageOf(path) === language).length),
}))

/** Parses XML strictly, in the browser: the texts of each element's children by name. Fails where it is not well-formed. */
async function readXml(browser: Page, xml: string, each: string) {
  const read = await browser.evaluate(
    ({ xml, each }) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const fieldsOf = (element: Element | null) =>
        [...(element?.children ?? [])].map(
          (child) => [child.nodeName, child.textContent || (child.getAttribute('href') ?? '')] as const,
        )
      const all = [...document.querySelectorAll(each)]
      return {
        wrong: document.querySelector('parsererror')?.textContent ?? '',
        head: Object.fromEntries(fieldsOf(all[0]?.parentElement ?? null)),
        entries: all.map((element) => Object.fromEntries(fieldsOf(element))),
      }
    },
    { xml, each },
  )
  expect(read.wrong).toBe('')
  return read
}

/** The Markdown version of an article. */
const markdownOf = (path: string) => htmlOf(`${path}.md`)

/** Expects entries newest first, not in the future, each with the URL and the text of an article. */
function expectArticles(entries: { url: string; date: string; text: string }[], count: number) {
  expect(entries).toHaveLength(count)
  const times = entries.map(({ date }) => Date.parse(date))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(times.every((time) => time <= Date.now())).toBe(true)
  for (const { url, text } of entries) {
    expect(manifest.articles.map(({ path }) => path)).toContain(new URL(url).pathname)
    // The HTML is longer than the Markdown.
    expect(text.length, url).toBeGreaterThan(markdownOf(new URL(url).pathname).length)
    const links = [...text.matchAll(/<(?:a|img)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
    expect(
      links.filter((link) => !/^(https?:\/\/|mailto:|tel:)/.test(link ?? '')),
      url,
    ).toEqual([])
  }
}

for (const { language, home, articles } of feeds) {
  test.describe(`feeds in ${language}`, () => {
    test('RSS has the full text of every article', async ({ page, request }) => {
      const { head, entries } = await readXml(
        page,
        await (await request.get(`${home}/feed.xml`)).text(),
        'channel > item',
      )
      expect(head).toMatchObject({ title: /\S/.exec(head.title ?? '')?.input, language })
      expect(head.description).toMatch(/\S/)
      expect(new URL(head.link ?? '').pathname).toBe(`${home}/blog`)
      for (const { title, guid, description } of entries) {
        for (const field of [title, guid, description]) expect(field).toMatch(/\S/)
      }
      expectArticles(
        entries.map((entry) => ({
          url: entry.link ?? '',
          date: entry.pubDate ?? '',
          text: entry['content:encoded'] ?? '',
        })),
        articles,
      )
    })

    test('Atom has the full text of every article', async ({ page, request }) => {
      const xml = await (await request.get(`${home}/atom.xml`)).text()
      expect(xml).toContain(`xml:lang="${language}"`)
      const { head, entries } = await readXml(page, xml, 'feed > entry')
      for (const name of ['id', 'title', 'updated', 'author']) expect(head[name], name).toMatch(/\S/)
      for (const entry of entries)
        for (const name of ['id', 'title', 'updated', 'summary']) expect(entry[name], name).toMatch(/\S/)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(articles)
      expectArticles(
        entries.map(({ link = '', published = '', content = '' }) => ({
          url: link,
          date: published,
          text: content,
        })),
        articles,
      )
    })

    test('JSON Feed has the full text of every article', async ({ request }) => {
      const feed: {
        version: string
        language: string
        title: string
        feed_url: string
        items: { id: string; url: string; title: string; content_html: string; date_published: string }[]
      } = await (await request.get(`${home}/feed.json`)).json()
      expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language })
      expect(new URL(feed.feed_url).pathname).toBe(`${home}/feed.json`)
      for (const { id, title } of feed.items) for (const field of [id, title]) expect(field).toMatch(/\S/)
      expectArticles(
        feed.items.map(({ url, date_published, content_html }) => ({
          url,
          date: date_published,
          text: content_html,
        })),
        articles,
      )
    })
  })
}

test('the sitemap is well-formed and says since when each page reads as it does', async ({
  page,
  request,
}) => {
  const { entries } = await readXml(page, await (await request.get('/sitemap.xml')).text(), 'urlset > url')
  const today = new Date().toISOString().slice(0, 10)
  for (const { loc, lastmod = '' } of entries) {
    expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(lastmod <= today, `${loc}: ${lastmod}`).toBe(true)
  }
})

test('robots.txt allows robots and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*\n(Content-Signal: .*\n)?Allow: \/\n/)
  const [, sitemap = ''] = /^Sitemap: (https?:\/\/\S+)$/m.exec(text) ?? []
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
})

test('llms.txt lists the Markdown of every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# \S.*\n\n> \S/)
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const mirrors = Object.keys(manifest.files).filter((path) => path.endsWith('.md'))
  expect(listed.toSorted()).toEqual(mirrors.toSorted())
})

test('security.txt follows RFC 9116', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trimEnd().split(/\r?\n/)
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line])
  const valuesOf = (name: string) => fields.filter(([one]) => one === name).map(([, value = '']) => value)
  expect(fields.every((field) => field.length === 2)).toBe(true)
  expect(valuesOf('Contact').every((uri) => /^(mailto:\S+@|https:\/\/)/.test(uri))).toBe(true)
  expect(valuesOf('Contact').length).toBeGreaterThan(0)
  expect(valuesOf('Expires')).toHaveLength(1)
  expect(valuesOf('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(valuesOf('Preferred-Languages')).toEqual(['en, sv'])
  expect(new URL(valuesOf('Canonical')[0] ?? '').pathname).toBe('/.well-known/security.txt')
})

test('the contact page links to a valid vCard', async ({ page, request }) => {
  await page.goto('/contact')
  const link = page.getByRole('main').getByRole('link', { name: say.en.contact.details.card })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  const text = await response.text()
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const physical = text.trimEnd().split('\r\n')
  for (const line of physical) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)

  const lines = text.trimEnd().replaceAll('\r\n ', '').split('\r\n')
  const fields = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+)(?:;[A-Z-]+=[A-Za-z,]+)*:(.*)$/.exec(line) ?? []
      return [name, value] as const
    }),
  )
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
  expect(fields.has('')).toBe(false)
  expect(fields.get('FN')).toMatch(/\S/)
  expect(fields.get('N')?.split(';')).toHaveLength(5)
  expect(fields.get('ADR')?.split(';')).toHaveLength(7)
  for (const language of languages)
    for (const { days, hours } of openingLines(language))
      expect(fields.get('NOTE')).toContain(`\\n${days} ${hours}`)
  // The phone number stands above the form and among the details.
  await expect(page.getByRole('main').locator(`a[href="tel:${fields.get('TEL')}"]`)).toHaveCount(2)
  await expect(page.getByRole('main').locator(`a[href="mailto:${fields.get('EMAIL')}"]`)).toHaveCount(1)
})

test('the web manifest and its icons are valid', async ({ page, request }) => {
  await page.goto('/')
  const path = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await request.get(path ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const app: { icons: { src: string }[]; start_url: string; theme_color: string } = await response.json()
  expect(manifest.files).toHaveProperty([app.start_url])
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', app.theme_color)
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''))
  for (const icon of [...app.icons.map(({ src }) => src), ...linked, '/favicon.ico'])
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//)
})
