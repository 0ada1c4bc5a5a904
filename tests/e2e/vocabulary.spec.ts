import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { htmlOf, pagePaths } from '../../harness/built-site.ts'

/* The structured data beside the vocabulary that schema.org publishes. */

/** What the vocabulary says: by name, the values of each of its predicates. */
function readVocabulary() {
  const nodes = new Map<string, Map<string, string[]>>()
  const file = readFileSync(new URL(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8')
  for (const [, name = '', predicate = '', value = ''] of file.matchAll(
    /^<http:\/\/schema\.org\/(\w+)> <\S*[/#](\w+)> (.+) <\S+> \.$/gm,
  )) {
    const node = nodes.get(name) ?? new Map<string, string[]>()
    nodes.set(name, node)
    node.set(predicate, [
      ...(node.get(predicate) ?? []),
      value.replace(/^<http:\/\/schema\.org\/(\w+)>$/, '$1'),
    ])
  }
  return nodes
}

const vocabulary = readVocabulary()
const valuesOf = (name: string, predicate: string) => vocabulary.get(name)?.get(predicate) ?? []

/** A type and all that it is a kind of. */
const withParents = (type: string): string[] => [type, ...valuesOf(type, 'subClassOf').flatMap(withParents)]

const isDeprecated = (name: string) =>
  valuesOf(name, 'supersededBy').length > 0 ||
  valuesOf(name, 'comment').some((text) => /was deprecated/.test(text))

/** Every node of a page's structured data, however deep. */
function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const node: Record<string, unknown> = { ...value }
  return [...('@type' in node ? [node] : []), ...Object.values(node).flatMap(nodesIn)]
}

test('every type and property is one of schema.org, belongs together, and is not deprecated', () => {
  const wrong = new Set<string>()
  const types = new Set<string>()
  for (const path of pagePaths) {
    const [, json = '{}'] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(htmlOf(path)) ?? []
    for (const node of nodesIn(JSON.parse(json))) {
      const type = String(node['@type'])
      types.add(type)
      if (!vocabulary.has(type) || isDeprecated(type)) wrong.add(type)
      const kinds = withParents(type)
      for (const property of Object.keys(node).filter((key) => !key.startsWith('@'))) {
        const belongs = valuesOf(property, 'domainIncludes').some((domain) => kinds.includes(domain))
        if (!belongs || isDeprecated(property)) wrong.add(`${property} of ${type}`)
      }
    }
  }
  expect([...wrong]).toEqual([])
  const known = [
    'AboutPage',
    'AdministrativeArea',
    'Answer',
    'Blog',
    'BlogPosting',
    'BreadcrumbList',
    'City',
    'CollectionPage',
    'ContactPage',
    'CreativeWork',
    'FAQPage',
    'GeoCircle',
    'GeoCoordinates',
    'ItemList',
    'ListItem',
    'LocalBusiness',
    'Offer',
    'OpeningHoursSpecification',
    'Organization',
    'Person',
    'PostalAddress',
    'ProfilePage',
    'Question',
    'Service',
    'UnitPriceSpecification',
    'WebPage',
    'WebSite',
  ]
  expect([...types].filter((type) => !known.includes(type))).toEqual([])
})
