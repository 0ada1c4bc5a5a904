import { select, selectAll } from 'hast-util-select'
import { describe, expect, test } from 'vitest'
import { facts } from '../../engine/core/site/facts.ts'
import { languageOf } from '../../engine/core/site/languages.ts'
import { today } from '../../engine/core/site/published.ts'
import { weekdays } from '../../engine/core/time/clock.ts'
import { mainPaths, manifest } from '../../harness/built-site.ts'
import { attributeOf, textOf, textsOf, treeOf } from '../support/built-page.ts'
import { t } from '../support/words.ts'

/** An unvalidated node of structured data. */
type GraphNode = Record<string, unknown> & { '@type'?: string; '@id'?: string }

const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null

/** Every object in a value, at any depth. */
const nodesIn = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** The nodes of a property, which has one of them or a list. */
const nodesOf = (value: unknown) => [value].flat().filter(isNode)
const isReference = (node: GraphNode) => Object.keys(node).join() === '@id'

const found = mainPaths.map((path) => {
  const tree = treeOf(path)
  // Not validated here: the tests check it.
  const { '@graph': graph }: { '@graph': GraphNode[] } = JSON.parse(
    textOf('script[type="application/ld+json"]', tree),
  )
  const url = attributeOf(select('link[rel=canonical]', tree), 'href')
  return {
    path,
    url,
    tree,
    graph,
    language: languageOf(path) === 'sv' ? ('sv' as const) : ('en' as const),
    page: graph.find((node) => node['@id'] === url),
    first: (type: string) => nodesIn(graph).find((node) => node['@type'] === type),
  }
})

describe.each(found)('$path', ({ path, url, tree, graph, language, page, first }) => {
  const { origin } = new URL(url)

  test('has a graph with valid references, addresses and dates', () => {
    const nodes = nodesIn(graph)
    const ids = nodes.filter((node) => !isReference(node)).map((node) => node['@id'])
    for (const reference of nodes.filter(isReference)) expect(ids).toContain(reference['@id'])
    const ofGraph = graph.map((node) => node['@id'])
    expect(new Set(ofGraph).size, 'no node is there twice').toBe(ofGraph.length)
    expect(ofGraph).not.toContain(undefined)
    const text = JSON.stringify(graph)
    expect(text).not.toMatch(/undefined|NaN|null|aggregateRating|"Review"/)
    for (const [, address = ''] of text.matchAll(/"([^"]+)"/g))
      if (address.startsWith(origin)) expect(manifest.files).toHaveProperty([new URL(address).pathname])
    for (const { datePublished, dateModified, inLanguage = language } of nodes) {
      for (const date of [datePublished, dateModified].filter((one) => one !== undefined)) {
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(String(date) <= today(), String(date)).toBe(true)
      }
      if (typeof inLanguage === 'string') expect(inLanguage).toBe(language)
    }
    const [published, modified] = ['published', 'modified'].map((which) =>
      select(`meta[property="article:${which}_time"]`, tree),
    )
    if (published)
      expect(first('BlogPosting')).toMatchObject({
        datePublished: attributeOf(published, 'content'),
        dateModified: attributeOf(modified, 'content'),
      })
  })

  test('has the types of its kind', () => {
    const kinds: [RegExp, string][] = [
      [/\/about$/, facts.owner ? 'ProfilePage' : 'AboutPage'],
      [/\/contact$/, 'ContactPage'],
      [/\/faq$/, 'FAQPage'],
      [/\/(blog|portfolio|case-studies|offerings)$/, 'CollectionPage'],
    ]
    for (const [pattern, type] of kinds) if (pattern.test(path)) expect(page?.['@type']).toBe(type)
    const subjects: [RegExp, string][] = [
      [/\/blog\/(?!page)/, 'BlogPosting'],
      [/\/(services|locations)\//, 'Service'],
      [/\/portfolio\/./, 'CreativeWork'],
    ]
    const [mainEntity] = nodesOf(page?.mainEntity)
    const subject = graph.find((node) => node['@id'] === mainEntity?.['@id'])
    for (const [pattern, type] of subjects) if (pattern.test(path)) expect(subject?.['@type']).toBe(type)
  })

  test('says the same as the visible breadcrumb, questions and answers', () => {
    const shown = selectAll('main nav:has(> ol [aria-current=page]) > ol a', tree)
    expect(
      nodesOf(first('BreadcrumbList')?.itemListElement).map(({ name, item }) => ({
        name,
        path: new URL(String(item)).pathname,
      })),
    ).toEqual(shown.map((link) => ({ name: textOf(link), path: attributeOf(link, 'href') })))
    if (/\/(blog|services|portfolio)\/./.test(path)) expect(shown).not.toEqual([])
    const questions = selectAll('main details:has(> summary h2), main details:has(> summary h3)', tree)
    expect(
      nodesOf(first('FAQPage')?.mainEntity).map(({ name, acceptedAnswer }) => ({
        question: name,
        answer: String(nodesOf(acceptedAnswer)[0]?.text).replaceAll('\u00a0', ' '),
      })),
    ).toEqual(
      questions.map((one) => ({
        question: textOf('summary', one),
        // An amount stays on a line with its unit, which is of the page alone.
        answer: textsOf('summary ~ *', one).join(' ').replaceAll('\u00a0', ' '),
      })),
    )
    if (/\/(faq|contact)$/.test(path)) expect(questions).not.toEqual([])
  })

  test('names the business with its visible hours, phone, e-mail and town', () => {
    const business = graph.find((node) => node['@type'] === 'LocalBusiness')
    expect(business).toMatchObject({
      '@id': `${origin}/#business`,
      areaServed: { '@type': 'GeoCircle', geoRadius: String(facts.serviceArea.radius) },
      ...(facts.priceRange && { priceRange: facts.priceRange }),
      currenciesAccepted: facts.currencies.join(', '),
    })
    const links = selectAll('a', tree).map((link) => attributeOf(link, 'href'))
    const own = [`tel:${business?.telephone}`, `mailto:${business?.email}`, business?.sameAs ?? []].flat()
    expect(links).toEqual(expect.arrayContaining(own))
    expect(textOf('body > footer', tree)).toContain(business?.slogan)
    const [address] = nodesOf(business?.address)
    if (path.endsWith('/contact')) expect(textOf('main', tree)).toContain(address?.addressLocality)

    const names = weekdays.map((day) => t[language].layout.days[day])
    const indexOf = (day = '') => names.findIndex((name) => name.toLowerCase() === day.toLowerCase())
    const printed = selectAll('footer dl > div', tree).flatMap((row) => {
      const [first, last = first] = textOf('dt', row).split('–')
      const hours = textOf('dd', row)
      return /\d/.test(hours)
        ? weekdays
            .slice(indexOf(first), indexOf(last) + 1)
            .flatMap((day) => hours.split(', ').map((part) => `${day} ${part}`))
        : []
    })
    const specified = nodesOf(business?.openingHoursSpecification).flatMap(({ dayOfWeek, opens, closes }) =>
      [dayOfWeek].flat().map((day) => `${day} ${opens}–${closes}`),
    )
    expect(printed.toSorted()).toEqual(specified.toSorted())
  })
})
