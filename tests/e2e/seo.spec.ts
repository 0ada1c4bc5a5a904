import { readFileSync } from 'node:fs'
import { week } from '../../app/opening-now.ts'
import { aliases } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import { titleOf } from '../../app/seo/title.ts'
import { facts } from '../../content/facts.ts'
import { manifest } from '../../harness/built-site.ts'
import { type FoundPage, type GraphNode, readPage } from '../support/read-page.ts'
import { expect, test } from '../support/site-test.ts'
import { say } from '../support/words.ts'

/** All pages that can be reached by links from the two home pages. */
let pages: Map<string, FoundPage>
let origin: string
let notFoundPages: FoundPage[]

test.beforeAll(async ({ browser, site }) => {
  const page = await browser.newPage()
  const read = async (path: string) => readPage(page, path, await (await fetch(site.url + path)).text())
  pages = new Map()
  const waiting = ['/', '/sv']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path) || !isPage(path)) continue
    const found = await read(path)
    pages.set(path, found)
    waiting.push(...targetsOf(found))
  }
  origin = new URL(pages.get('/')?.canonical ?? '').origin
  notFoundPages = [await read('/not/here'), await read('/sv/inte/har')]
  await page.close()
})

const isPage = (path: string) => manifest.files[path]?.type.startsWith('text/html') ?? false

/** The paths within the site that a page links to. */
const targetsOf = ({ path, links }: FoundPage) =>
  links
    .map((href) => new URL(href, `http://site${path}`))
    .filter(({ host }) => host === 'site')
    .map(({ pathname }) => pathname)

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

const built = (file: string) => readFileSync(`build/site${file}`, 'utf8')

test('links, sitemap and main paths are the same set of pages', async () => {
  const canonicalOf = (path: string) => /<link rel="canonical" href="([^"]+)"/.exec(built(path))?.[1] ?? ''
  const main = Object.keys(manifest.titles).filter(
    (path) => !path.includes('?') && new URL(canonicalOf(manifest.files[path]?.file ?? '')).pathname === path,
  )
  const byLinks = [...pages.keys()].toSorted()
  expect(byLinks).toEqual(main.toSorted())
  expect(pathsIn(built('/sitemap.xml')).toSorted()).toEqual(byLinks)
})

test('no link leads to an alias, a redirect or nowhere', () => {
  const wrong = [...pages.values()].flatMap((page) =>
    targetsOf(page)
      .filter((target) => pages.get(target)?.canonical !== origin + target)
      .filter((target) => isPage(target) || !manifest.files[target])
      .map((target) => `${page.path} -> ${target}`),
  )
  expect(wrong).toEqual([])
})

test('every page has a unique title and description in its language', () => {
  const seenTexts = new Map<string, string>()
  for (const { path, language, title, meta } of pages.values()) {
    expect(language, path).toBe(languageOf(path))
    const [description = ''] = meta.description ?? []
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165)
    expect(meta.keywords?.[0], path).toMatch(/\S/)
    for (const text of [title, description]) {
      expect(seenTexts.get(text), `${path} says the same as another page: ${text}`).toBeUndefined()
      seenTexts.set(text, path)
    }
  }
})

test('Open Graph tags match the page', () => {
  const locales = { en: 'en_US', sv: 'sv_SE' }
  for (const { path, language, title, canonical, meta, alternates } of pages.values()) {
    const isSwedish = language === 'sv'
    expect(canonical).toBe(origin + path)
    expect(meta['og:url'], path).toEqual([canonical])
    expect(title, path).toContain(meta['og:title']?.[0])
    expect(meta['og:description'], path).toEqual(meta.description)
    expect(meta['og:locale'], path).toEqual([isSwedish ? locales.sv : locales.en])
    expect(meta['og:locale:alternate'], path).toEqual(
      alternates.length > 0 ? [isSwedish ? locales.en : locales.sv] : undefined,
    )
    expect(meta['twitter:card'], path).toEqual(['summary_large_image'])
    const isArticle = /\/blog\/./.test(path)
    expect(meta['og:type'], path).toEqual([isArticle ? 'article' : 'website'])
    if (!isArticle) continue
    expect(title).toBe(
      titleOf(meta['og:title']?.[0] ?? '', say[language === 'sv' ? 'sv' : 'en'].post.titleEnd),
    )
    expect(meta['article:published_time']?.[0], path).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(meta['article:modified_time']?.[0], path).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(meta['article:section'], path).toHaveLength(1)
    expect(meta['article:tag']?.length, path).toBeGreaterThanOrEqual(3)
  }
})

test('alternates are reciprocal on pages and in the sitemap', () => {
  const inSitemap = new Map(
    [...built('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
      ([, url = '', rest = '']) => [
        new URL(url).pathname,
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
          language,
          href,
        ]),
      ],
    ),
  )
  const alone: string[] = []
  for (const { path, alternates } of pages.values()) {
    expect(inSitemap.get(path), path).toEqual(alternates)
    if (alternates.length === 0) alone.push(path)
    else expect(alternates.map(([language]) => language)).toEqual(['en', 'sv', 'x-default'])
    for (const [language, url] of alternates) {
      const other = pages.get(url.replace(origin, '') || '/') ?? pages.get(new URL(url).pathname)
      expect(other?.canonical, `${path} -> ${url}`).toBe(url)
      expect(other?.alternates, `${path} -> ${url}`).toEqual(alternates)
      expect(other?.language).toBe(language === 'x-default' ? 'en' : language)
    }
  }
  // Only an article may lack a translation.
  expect(alone.filter((path) => !manifest.articles.some((one) => one.path === path))).toEqual([])
})

test('aliases have the canonical link of their page, and 404 pages have none', async ({ request }) => {
  const ofArticles = manifest.articles.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))
  for (const [alias = '', main = ''] of [...Object.entries(aliases), ...ofArticles]) {
    const html = await (await request.get(alias)).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}${main}"`)
    for (const [, url] of pages.get(main)?.alternates ?? []) expect(html, alias).toContain(`href="${url}"`)
  }
  for (const { canonical, alternates, otherForms, meta, graph } of notFoundPages) {
    expect({ canonical, alternates, otherForms, graph }).toEqual({
      canonical: '',
      alternates: [],
      otherForms: [],
      graph: [],
    })
    expect(meta.robots).toEqual(['noindex'])
  }
})

test('the linked feeds and Markdown exist with the right content type', async ({ request }) => {
  const types = ['application/rss+xml', 'application/atom+xml', 'application/feed+json', 'text/markdown']
  const urls = new Map<string, string>()
  for (const { path, otherForms } of pages.values()) {
    expect(
      otherForms.map(([type]) => type),
      path,
    ).toEqual(types)
    for (const [type, url] of otherForms) urls.set(url, type)
  }
  for (const [url, type] of urls) {
    const response = await request.get(url.replace(origin, ''))
    expect([url, response.status(), response.headers()['content-type']]).toEqual([
      url,
      200,
      `${type}; charset=utf-8`,
    ])
  }
})

test('the Markdown of a page has its heading, absolute links and no placeholders', async ({ request }) => {
  for (const { path, heading, canonical, otherForms } of pages.values()) {
    const [, url = ''] = otherForms.find(([type]) => type === 'text/markdown') ?? []
    const response = await request.get(url.replace(origin, ''))
    expect(response.headers().link, url).toBe(`<${canonical}>; rel="canonical"`)
    const text = await response.text()
    if (path !== '/' && path !== '/sv') expect(text.split('\n')[0], url).toBe(`# ${heading}`)
    expect(text.length, url).toBeGreaterThan(500)
    expect(text, url).not.toMatch(/\]\((place:|\/|#)|\{(site|product|domain)\}|data-island|<svg/)
  }
})

test.describe('structured data', () => {
  /** Every object in a value, at any depth. */
  const nodesIn = (value: unknown): GraphNode[] => {
    if (Array.isArray(value)) return value.flatMap(nodesIn)
    return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
  }
  const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null
  /** The nodes of a property, which has one of them or a list. */
  const nodesOf = (value: unknown) => [value].flat().filter(isNode)
  const isReference = (node: GraphNode) => Object.keys(node).join() === '@id'
  const nodeOf = ({ graph }: FoundPage, type: string) => nodesIn(graph).find((node) => node['@type'] === type)
  const pageNode = (page: FoundPage) => page.graph.find((node) => node['@id'] === page.canonical)

  test('the graph of every page has valid references, URLs and dates', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const page of pages.values()) {
      const nodes = nodesIn(page.graph)
      const ids = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
      for (const reference of nodes.filter(isReference)) expect(ids, page.path).toContain(reference['@id'])
      const ofGraph = page.graph.map((node) => node['@id'])
      expect(new Set(ofGraph).size, `${page.path} names a node twice`).toBe(ofGraph.length)
      expect(ofGraph, page.path).not.toContain(undefined)
      const text = JSON.stringify(page.graph)
      expect(text, page.path).not.toMatch(/undefined|NaN|null|aggregateRating|"Review"/)
      for (const [, url = ''] of text.matchAll(/"([^"]+)"/g)) {
        if (!url.startsWith(origin)) continue
        const { pathname } = new URL(url)
        expect(manifest.files, `${page.path} names ${url}`).toHaveProperty([pathname])
      }
      for (const node of nodes) {
        for (const date of [node.datePublished, node.dateModified].filter((one) => one !== undefined)) {
          expect(date, page.path).toMatch(/^\d{4}-\d\d-\d\d$/)
          expect(String(date) <= today, `${page.path}: ${date}`).toBe(true)
        }
        if (typeof node.inLanguage === 'string') expect(node.inLanguage, page.path).toBe(page.language)
      }
    }
  })

  test('pages have the right types', () => {
    const types = Object.fromEntries(
      [...pages.values()].map((page) => [page.path, pageNode(page)?.['@type']]),
    )
    for (const prefix of ['', '/sv']) {
      expect(types[`${prefix}/about`]).toBe(facts.owner ? 'ProfilePage' : 'AboutPage')
      expect(types[`${prefix}/contact`]).toBe('ContactPage')
      expect(types[`${prefix}/faq`]).toBe('FAQPage')
      for (const list of ['blog', 'portfolio', 'case-studies', 'offerings'])
        expect(types[`${prefix}/${list}`]).toBe('CollectionPage')
    }
    for (const page of pages.values()) {
      const expectedTypes = /\/blog\/./.test(page.path)
        ? ['BlogPosting']
        : /\/(services|locations)\//.test(page.path)
          ? ['Service']
          : /\/portfolio\/./.test(page.path)
            ? ['CreativeWork']
            : []
      const [mainEntity] = nodesOf(pageNode(page)?.mainEntity)
      const subject = page.graph.find((node) => node['@id'] === mainEntity?.['@id'])
      if (expectedTypes.length > 0) expect(expectedTypes, page.path).toContain(subject?.['@type'])
    }
  })

  test('the breadcrumb matches the visible one', () => {
    let count = 0
    for (const page of pages.values()) {
      const items = nodesOf(nodeOf(page, 'BreadcrumbList')?.itemListElement)
      const crumbs = items.map(({ name, item }) => ({ name, path: new URL(String(item)).pathname }))
      expect(crumbs, page.path).toEqual(page.breadcrumb)
      if (crumbs.length > 0) count++
    }
    expect(count).toBeGreaterThanOrEqual(manifest.articles.length)
  })

  test('questions and answers match the visible ones', () => {
    for (const page of pages.values()) {
      const questions = nodesOf(nodeOf(page, 'FAQPage')?.mainEntity).map(({ name, acceptedAnswer }) => ({
        question: name,
        answer: nodesOf(acceptedAnswer)[0]?.text,
      }))
      expect(questions, page.path).toEqual(page.questions)
    }
    for (const path of ['/faq', '/sv/faq', '/contact', '/sv/contact'])
      expect(pages.get(path)?.questions, path).not.toEqual([])
  })

  test('the business matches the visible hours, phone, e-mail and town', () => {
    for (const page of pages.values()) {
      const business = page.graph.find((node) => node['@type'] === 'LocalBusiness')
      expect(business, page.path).toMatchObject({
        '@id': `${origin}/#business`,
        areaServed: { '@type': 'GeoCircle', geoRadius: String(facts.serviceArea.radius) },
        priceRange: facts.priceRange,
        currenciesAccepted: facts.currencies.join(', '),
      })
      expect(page.links).toContain(`tel:${business?.telephone}`)
      expect(page.links).toContain(`mailto:${business?.email}`)
      expect(page.links).toEqual(expect.arrayContaining([business?.sameAs].flat()))
      expect(page.footer, page.path).toContain(business?.slogan)
      const [address] = nodesOf(business?.address)
      if (page.path.endsWith('/contact')) expect(page.main).toContain(address?.addressLocality)

      const printedNames = say[page.language === 'sv' ? 'sv' : 'en'].layout.days
      const names = week.map((day) => printedNames[day])
      const indexOf = (day = '') => names.findIndex((name) => name.toLowerCase() === day.toLowerCase())
      const printed = page.hours.flatMap(([days, hours]) => {
        const [first, last = first] = days.split('–')
        return /\d/.test(hours)
          ? week.slice(indexOf(first), indexOf(last) + 1).map((day) => `${day} ${hours}`)
          : []
      })
      const specified = nodesOf(business?.openingHoursSpecification).flatMap(({ dayOfWeek, opens, closes }) =>
        [dayOfWeek].flat().map((day) => `${day} ${opens}–${closes}`),
      )
      expect(printed, page.path).toEqual(specified)
    }
  })
})
