import { describe, expect, test } from 'vitest'
import { postAt, posts } from '../core/articles/articles.ts'
import { languages } from '../core/site/languages.ts'
import {
  addressAt,
  addresses,
  pathOfPlaceLink,
  pathTo,
  switchedPath,
  translationsOf,
} from './page-addresses.ts'
import { redirects } from './pages.ts'

const main = addresses.filter(({ aliasOf }) => !aliasOf)

test('a slug that its page does not have is refused', () => {
  expect(() => pathTo({ page: 'service', slug: 'plumbing' }, 'en')).toThrow('plumbing')
  // @ts-expect-error: the front page has no slugs.
  expect(() => pathTo({ page: 'home', slug: 'x' }, 'en')).toThrow('home')
})

describe('every address of the site', () => {
  test('is in the snapshot, so that a change shows as a line', () => {
    const lines = addresses.map(({ path, aliasOf }) => (aliasOf ? `${path} = ${aliasOf}` : path))
    const moved = Object.entries(redirects).map(([from, to]) => `${from} -> ${to}`)
    expect([...lines, ...moved].join('\n')).toMatchSnapshot()
  })

  test.each(main.map(({ path, ref, language }) => [path, ref, language] as const))(
    '%s leads back to itself',
    (path, ref, language) => {
      expect(pathTo(ref, language)).toBe(path)
      expect(addressAt(path)).toMatchObject({ path, ref, language })
    },
  )

  test('has a translation, except articles in one language', () => {
    const alone = main.filter(({ ref }) => Object.keys(translationsOf(ref)).length < languages.length)
    expect(alone.map(({ path }) => path)).toEqual(['/blog/dns', '/sv/blog/dns'])
  })

  test('also works with a slash at the end', () => {
    expect(addressAt('/sv/')?.path).toBe('/sv')
    expect(addressAt('/about/')?.path).toBe('/about')
  })
})

describe('the language switch', () => {
  test.each<[string, string]>([
    ['/', '/sv'],
    ['/sv', '/'],
    ['/about', '/sv/about'],
    ['/sv/tjanster', '/offerings'],
    ['/guarantee', '/sv/garanti'],
    ['/sv/villkor', '/guarantee'],
    ['/sv/services/hemsidor', '/services/websites'],
    ['/portfolio/bread-online', '/sv/portfolio/bageriet'],
    ['/sv/blog/sakerhetskopiering', '/blog/backups-that-restore'],
    ...posts
      .filter(({ language, folder }) => language === 'en' && postAt(folder, 'sv'))
      .map(({ slug, folder }): [string, string] => [
        `/blog/${slug}`,
        `/sv/blog/${postAt(folder, 'sv')?.slug}`,
      ]),
  ])('leads from %s to %s and back to where that belongs', (from, to) => {
    expect(switchedPath(from)).toBe(to)
    expect(switchedPath(to)).toBe(addressAt(from)?.aliasOf ?? from)
  })

  test('leads from an article in one language to the page of the same path', () => {
    expect(switchedPath('/sv/blog/dns')).toBe('/blog/dns')
  })

  test('leads from an unknown path to the home page', () => {
    expect(switchedPath('/no/such/page')).toBe('/sv')
    expect(switchedPath('/sv/no/such/page')).toBe('/')
  })

  test('never leads to a page that is not found', () => {
    for (const { path } of addresses) expect(addressAt(switchedPath(path)), path).toBeDefined()
  })
})

test('a link in an article that names no page throws', () => {
  expect(pathOfPlaceLink('place:service/advice', 'sv')).toBe('/sv/services/radgivning')
  expect(() => pathOfPlaceLink('place:nowhere', 'en')).toThrow('names no page')
  expect(() => pathOfPlaceLink('place:post/unwritten', 'en')).toThrow('no published article')
})
