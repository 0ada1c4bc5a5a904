import { languageOf } from '../../app/path-language.ts'
import { facts } from '../../content/facts.ts'
import { languages } from '../../content/language.ts'
import { htmlOf, manifest, pagePaths } from '../../harness/built-site.ts'
import { translationOf } from '../support/sample-pages.ts'
import { expect, test } from '../support/site-test.ts'

interface Link {
  /** The page and the target, for messages. */
  position: string
  page: string
  href: string
  attribute: (name: string) => string | undefined
}

/** Every link of the site, also on the two 404 pages. */
const links: Link[] = [...pagePaths, '404', 'sv/404'].flatMap((page) =>
  [...htmlOf(page).matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => {
    const attribute = (name: string) => {
      const match = new RegExp(`(?:^| )${name}(?:="([^"]*)")?(?= |$)`, 'i').exec(attributes)
      return match ? (match[1] ?? '') : undefined
    }
    const href = (attribute('href') ?? '').replaceAll('&amp;', '&')
    return { position: `${page} -> ${href}`, page: page.endsWith('404') ? `/${page}` : page, href, attribute }
  }),
)

const isOutward = ({ href }: Link) => /^https?:/.test(href)
const targetOf = ({ page, href }: Link) => new URL(href, `http://site${page}`).pathname

/** The specified links to the other language. Each has `hreflang`. */
const otherLanguageLinks: Record<string, RegExp> = {
  '/contact': /^\/sv\/locations\//,
  '/sv/portfolio/ih-hemservice': /^\/portfolio\/ih-hemservice$/,
  '/sv/portfolio/ihhemservice': /^\/portfolio\/ih-hemservice$/,
}

/** The target of the language switch on a page without a translation: the same path in the other language, or home. */
function pageWithoutTranslation(page: string): string {
  const [path, home] = languageOf(page) === 'en' ? [`/sv${page}`, '/sv'] : [page.replace('/sv', ''), '/']
  return pagePaths.includes(path) ? path : home
}

test('links stay in the language of their page, except the switch and links with hreflang', () => {
  const strays = links.filter((link) => {
    if (isOutward(link) || !pagePaths.includes(targetOf(link))) return false
    const language = languageOf(targetOf(link))
    if (language === languageOf(link.page) || link.attribute('data-language-switch') !== undefined)
      return false
    return !otherLanguageLinks[link.page]?.test(link.href) || link.attribute('hreflang') !== language
  })
  expect(strays.map(({ position }) => position)).toEqual([])
})

test('the language switch of every page leads to its translation', () => {
  for (const page of pagePaths.filter((path) => !path.includes('?'))) {
    const translation = translationOf(page, languageOf(page) === 'en' ? 'sv' : 'en')
    const switches = links.filter(
      (link) => link.page === page && link.attribute('data-language-switch') !== undefined,
    )
    expect(switches.length, page).toBeGreaterThan(0)
    for (const { href } of switches)
      expect([page, href]).toEqual([page, translation ?? pageWithoutTranslation(page)])
  }
})

test('links to other hosts have a rel attribute and use HTTPS', () => {
  const unmarked = links.filter(
    (link) => isOutward(link) && !/\b(noopener|external)\b/.test(link.attribute('rel') ?? ''),
  )
  expect(unmarked.map(({ position }) => position)).toEqual([])
  expect(links.filter(({ href }) => href.startsWith('http:')).map(({ position }) => position)).toEqual([])
})

test('only the live project and its source open in a new tab', () => {
  const outward: string[] = Object.values(facts.projects.ngxpanel)
  const opened = links.filter((link) => link.attribute('target') === '_blank')
  expect(opened.filter(({ href }) => !outward.includes(href)).map(({ position }) => position)).toEqual([])
  expect(
    opened
      .filter((link) => !/\bnoopener\b/.test(link.attribute('rel') ?? ''))
      .map(({ position }) => position),
  ).toEqual([])
  expect(opened).toHaveLength(outward.length * languages.length)
})

test('mail and phone links have the address and number of the owner', () => {
  const direct = links.filter(({ href }) => /^(mailto|tel):/.test(href))
  const wrong = direct.filter(
    ({ href }) => href !== `tel:${facts.phone}` && href.split('?')[0] !== `mailto:${facts.email}`,
  )
  expect(wrong.map(({ position }) => position)).toEqual([])
  expect(direct.length).toBeGreaterThan(0)
})

test('no link is empty or leads nowhere', () => {
  const dead = links.filter(
    ({ href }) => href === '' || href === '#' || /^javascript:|undefined|null/.test(href),
  )
  expect(dead.map(({ position }) => position)).toEqual([])
  expect(Object.keys(manifest.redirects).filter((path) => links.some(({ href }) => href === path))).toEqual(
    [],
  )
})
