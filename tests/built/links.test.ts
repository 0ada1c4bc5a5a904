import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { expect, test } from 'vitest'
import { pages } from '../../engine/addresses/pages.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { facts } from '../../engine/core/site/facts.ts'
import {
  languageOf,
  languages,
  nextLanguage,
  prefixOf,
  withoutLanguage,
} from '../../engine/core/site/languages.ts'
import { site } from '../../engine/core/site/site.ts'
import { mainPaths, manifest, pagePaths, translationOf } from '../../harness/built-site.ts'
import { allPages, attributeOf, notFoundPages, treeOf } from '../support/built-page.ts'

interface Link {
  page: string
  href: string
  /** The target within the site. */
  url: URL
  element: Element
  /** Written by the owner, to wherever they like. */
  isOfArticle: boolean
}

/** Those of unknown addresses have none of their own. */
const pathOf = (key: string) => (notFoundPages.includes(key) ? `/${key}` : key)

const links: Link[] = allPages.flatMap((key) => {
  const ofArticle = selectAll('.prose a', treeOf(key))
  return selectAll('a', treeOf(key)).map((element) => {
    const [page, href] = [pathOf(key), attributeOf(element, 'href')]
    const url = new URL(href || '/no-address', `http://site${page}`)
    return { page, href, url, element, isOfArticle: ofArticle.includes(element) }
  })
})

/** Without those of the pages of unknown addresses that the server fills in. */
const inside = links.filter(({ href, url }) => url.host === 'site' && !href.startsWith('[['))
const outward = links.filter(({ href }) => /^https?:/.test(href))
const isSwitch = ({ element }: Link) => 'dataLanguageSwitch' in element.properties

/** Where links stand and lead, for messages. */
const named = (some: Link[]) => some.map(({ page, href }) => `${page} -> ${href}`)

test('every link leads to a page by its main address, to a part of it that is there, or to a file', () => {
  const ids = new Map(
    allPages.map((key) => [
      pathOf(key),
      new Set(selectAll('[id]', treeOf(key)).map((element) => attributeOf(element, 'id'))),
    ]),
  )
  const isAlive = ({ page, href, url }: Link) => {
    const part = decodeURIComponent(url.hash.slice(1))
    if (href.startsWith('#')) return part !== '' && ids.get(page)?.has(part)
    const target = url.pathname + (url.searchParams.has('category') ? url.search : '')
    // Other files of the site, such as the contact card.
    if (manifest.files[target] && !manifest.files[target].hashes) return true
    return mainPaths.includes(url.pathname) && (part === '' || ids.get(target)?.has(part))
  }
  expect(named(inside.filter((link) => !isAlive(link)))).toEqual([])
})

test('the links from the home pages, the sitemap and the main pages are the same', () => {
  const found = new Set<string>()
  const waiting: string[] = languages.map((language) => pages.home[language])
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (found.has(page) || !pagePaths.includes(page)) continue
    found.add(page)
    waiting.push(...inside.filter((link) => link.page === page).map(({ url }) => url.pathname))
  }
  const sitemap = readFileSync(`${buildFolder}/site/sitemap.xml`, 'utf8')
  const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, url = '', rest = '']) => ({
      path: new URL(url).pathname,
      alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...one]) => one),
    }),
  )
  expect([...found].toSorted()).toEqual(mainPaths.toSorted())
  expect(entries.map(({ path }) => path).toSorted()).toEqual(mainPaths.toSorted())
  for (const { path, alternates } of entries)
    expect(alternates, path).toEqual(
      selectAll('link[rel=alternate][hrefLang]', select('head', treeOf(path)) ?? treeOf(path)).map((link) => [
        attributeOf(link, 'hrefLang'),
        attributeOf(link, 'href'),
      ]),
    )
})

test('links stay in the language of their page, except the switch and links with hreflang', () => {
  /** Links to the other language that are wanted: to places from the English contact page, and from projects that say so. */
  const isWanted = ({ page, href }: Link) =>
    page === pages.contact.en
      ? href.startsWith(pages.location.sv.replace(':slug', ''))
      : page.startsWith(pages.project.sv.replace(':slug', '')) && href === translationOf(page, 'en')
  const strays = inside.filter((link) => {
    const language = languageOf(link.url.pathname)
    if (!pagePaths.includes(link.url.pathname) || language === languageOf(link.page) || isSwitch(link))
      return false
    return !isWanted(link) || attributeOf(link.element, 'hrefLang') !== language
  })
  expect(named(strays)).toEqual([])
})

test('the language switch leads to the translation, else to the same path in the other language or home; one language has none', () => {
  for (const page of pagePaths.filter((path) => !path.includes('?'))) {
    const other = nextLanguage(languageOf(page))
    const same = other && prefixOf(other) + withoutLanguage(page)
    const target =
      other &&
      [translationOf(page, other), same, pages.home[other]].find(
        (one) => one !== undefined && pagePaths.includes(one),
      )
    const switches = links.filter((link) => link.page === page && isSwitch(link))
    expect(new Set(switches.map(({ href }) => href)), page).toEqual(new Set(target ? [target] : []))
  }
})

test('links to other hosts have a rel attribute and use HTTPS', () => {
  const isMarked = ({ element }: Link) => /\b(noopener|external)\b/.test(attributeOf(element, 'rel'))
  expect(named(outward.filter((link) => !isMarked(link)))).toEqual([])
  expect(named(outward.filter(({ href, isOfArticle }) => !isOfArticle && href.startsWith('http:')))).toEqual(
    [],
  )
})

test('only the live project and its source open in a new tab', () => {
  const projectLinks = site.projects
    .flatMap(({ links }) => [links.live, links.code])
    .filter((link) => link !== undefined)
  const opened = links.filter(({ element }) => element.properties.target === '_blank')
  const isSafe = ({ href, element }: Link) =>
    projectLinks.includes(href) && /\bnoopener\b/.test(attributeOf(element, 'rel'))
  expect(named(opened.filter((link) => !isSafe(link)))).toEqual([])
  for (const language of languages) {
    const inLanguage = opened.filter(({ page }) => languageOf(page) === language)
    expect(new Set(inLanguage.map(({ href }) => href))).toEqual(new Set(projectLinks))
  }
})

test('mail and phone links have the address and number of the owner', () => {
  const direct = links
    .filter(({ href, isOfArticle }) => !isOfArticle && /^(mailto|tel):/.test(href))
    .map(({ href }) => href.split('?')[0])
  expect(new Set(direct)).toEqual(new Set([`tel:${facts.phone}`, `mailto:${facts.email}`]))
})
