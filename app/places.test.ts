import { describe, expect, test } from 'vitest'
import { postAt, posts } from '../content/articles.ts'
import { languages } from '../content/language.ts'
import { isExample } from '../tests/support/example.ts'
import { redirects } from './pages.ts'
import {
  type Address,
  addresses,
  pathOfPlaceLink,
  pathTo,
  placeAt,
  switchedPath,
  translationsOf,
} from './places.ts'

const main = addresses.filter(({ aliasOf }) => !aliasOf)

/** The owner's articles change at any time, so their addresses are not in the snapshot. */
const isWritten = ({ place: { page } }: Address) => page === 'post' || page === 'blog-page'

const lineOf = ({ path, aliasOf }: Address) => (aliasOf ? `${path} = ${aliasOf}` : path)
const printed = (lines: string[]) => lines.join('\n')

test('a slug that its page does not have is refused', () => {
  expect(() => pathTo({ page: 'service', slug: 'plumbing' }, 'en')).toThrow('plumbing')
  // @ts-expect-error: the front page has no slugs.
  expect(() => pathTo({ page: 'home', slug: 'x' }, 'en')).toThrow('home')
})

describe('every address of the site', () => {
  test('is in the snapshot, so that a change shows as a line', () => {
    const lines = addresses.filter((address) => !isWritten(address)).map(lineOf)
    const moved = Object.entries(redirects).map(([from, to]) => `${from} -> ${to}`)
    expect(printed([...lines, ...moved])).toMatchSnapshot()
  })

  test.runIf(isExample)('of an article that came with the site is in the snapshot', () => {
    const isSpecified = ({ place: { page, slug = '' }, language }: Address) =>
      page === 'post' && Number(postAt(slug, language)?.id) <= 9
    expect(printed(addresses.filter(isSpecified).map(lineOf))).toMatchSnapshot()
  })

  test.each(main.map(({ path, place, language }) => [path, place, language] as const))(
    '%s leads back to itself',
    (path, place, language) => {
      expect(pathTo(place, language)).toBe(path)
      expect(placeAt(path)).toMatchObject({ path, place, language })
    },
  )

  test('has a translation, except articles in one language', () => {
    const alone = main.filter(({ place }) => Object.keys(translationsOf(place)).length < languages.length)
    expect(alone.filter((address) => !isWritten(address))).toEqual([])
  })

  test('also works with a slash at the end', () => {
    expect(placeAt('/sv/')?.path).toBe('/sv')
    expect(placeAt('/about/')?.path).toBe('/about')
  })
})

describe('the language switch', () => {
  test.each<[string, string]>([
    ['/', '/sv'],
    ['/sv', '/'],
    ['/about', '/sv/about'],
    ['/sv/service', '/offerings'],
    ['/sv/services/itconsulting', '/services/it-consulting'],
    ['/portfolio/ihhemservice', '/sv/portfolio/ih-hemservice'],
    ...posts
      .filter(({ language, folder }) => language === 'en' && postAt(folder, 'sv'))
      .map(({ slug, folder }): [string, string] => [
        `/blog/${slug}`,
        `/sv/blog/${postAt(folder, 'sv')?.slug}`,
      ]),
  ])('leads from %s to %s and back to where that belongs', (from, to) => {
    expect(switchedPath(from)).toBe(to)
    expect(switchedPath(to)).toBe(placeAt(from)?.aliasOf ?? from)
  })

  test.runIf(isExample)('leads from an alias of an article to its translation', () => {
    expect(switchedPath('/sv/blog/frigor-tid-genom-automatisering')).toBe(
      '/blog/free-up-time-by-automating-everyday-tasks',
    )
  })

  test.runIf(isExample)('leads from an article in one language to the page of the same path', () => {
    expect(switchedPath('/sv/blog/ngxpanel-nginx-redirects')).toBe('/blog/ngxpanel-nginx-redirects')
  })

  test('leads from an unknown path to the home page', () => {
    expect(switchedPath('/no/such/page')).toBe('/sv')
    expect(switchedPath('/sv/no/such/page')).toBe('/')
  })

  test('never leads to a page that is not found', () => {
    for (const { path } of addresses) expect(placeAt(switchedPath(path)), path).toBeDefined()
  })
})

test('a link in an article that names no page throws', () => {
  expect(pathOfPlaceLink('place:service/automation', 'sv')).toBe('/sv/services/automation')
  expect(() => pathOfPlaceLink('place:nowhere', 'en')).toThrow('names no page')
  expect(() => pathOfPlaceLink('place:post/unwritten', 'en')).toThrow('no published article')
})
