import { describe, expect, test } from 'vitest'
import { postAt } from '../content/articles.ts'
import { facts } from '../content/facts.ts'
import { languages } from '../content/language.ts'
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

/** Articles that the owner adds later come and go without notice. */
const isSpecified = ({ place: { page, slug = '' }, language }: Address) =>
  page !== 'blog-page' && (page !== 'post' || (postAt(slug, language)?.id ?? 0) <= 9)

describe('every address of the site', () => {
  test('is written down here, so that a change shows as a line', () => {
    const lines = addresses
      .filter(isSpecified)
      .map(({ path, aliasOf }) => (aliasOf ? `${path} = ${aliasOf}` : path))
    const moved = Object.entries(redirects).map(([from, to]) => `${from} -> ${to}`)
    // The owner's own slug is not ours to write down.
    const written = [...lines, ...moved].join('\n').replaceAll(facts.product, '{product}')
    expect(written).toMatchSnapshot()
  })

  test.each(main.map(({ path, place, language }) => [path, place, language] as const))(
    '%s leads back to itself',
    (path, place, language) => {
      expect(pathTo(place, language)).toBe(path)
      expect(placeAt(path)).toMatchObject({ path, place, language })
    },
  )

  test('has a translation, but for the guide that is Swedish only', () => {
    const alone = main
      .filter(isSpecified)
      .filter(({ place }) => Object.keys(translationsOf(place)).length < languages.length)
    expect(alone.map(({ path }) => path)).toEqual(['/sv/blog/ngxpanel-nginx-redirects'])
  })

  test('answers with a slash at the end, too', () => {
    expect(placeAt('/sv/')?.path).toBe('/sv')
    expect(placeAt('/about/')?.path).toBe('/about')
  })
})

describe('the language switch', () => {
  test.each([
    ['/', '/sv'],
    ['/sv', '/'],
    ['/about', '/sv/about'],
    ['/sv/service', '/offerings'],
    ['/sv/services/itconsulting', '/services/it-consulting'],
    ['/portfolio/ihhemservice', '/sv/portfolio/ih-hemservice'],
    ['/blog/ngxpanel-nginx-redirects', '/sv/blog/ngxpanel-nginx-omdirigeringar'],
    [
      '/blog/free-up-time-by-automating-everyday-tasks',
      '/sv/blog/frigor-tid-genom-att-automatisera-vardagliga-uppgifter',
    ],
    ['/blog/effective-load-balancing-with-nginx', '/sv/blog/effektiv-lastbalansering-med-nginx'],
    ['/blog/automate-your-infrastructure-with-ansible', '/sv/blog/automatisera-infrastruktur-med-ansible'],
    ['/blog/app-development-in-skane', '/sv/blog/app-utveckling-i-skane'],
    ['/blog/internal-snmp-port-check-tool', '/sv/blog/snmp-port-check-verktyg-bth'],
    [`/blog/${facts.product}-website`, `/sv/blog/${facts.product}-hemsida`],
    ['/blog/ih-hemservice-digital-transformation', '/sv/blog/ih-hemservice-digital-transformation'],
    ['/blog/it-services-solvesborg', '/sv/blog/it-tjanster-solvesborg'],
  ])('leads from %s to %s and back to where that belongs', (from, to) => {
    expect(switchedPath(from)).toBe(to)
    expect(switchedPath(to)).toBe(placeAt(from)?.aliasOf ?? from)
  })

  test('leads from an alias of an article to its translation', () => {
    expect(switchedPath('/sv/blog/frigor-tid-genom-automatisering')).toBe(
      '/blog/free-up-time-by-automating-everyday-tasks',
    )
  })

  test('leads from the Swedish guide by prefix, and from nowhere to the home page', () => {
    expect(switchedPath('/sv/blog/ngxpanel-nginx-redirects')).toBe('/blog/ngxpanel-nginx-redirects')
    expect(switchedPath('/no/such/page')).toBe('/sv')
    expect(switchedPath('/sv/no/such/page')).toBe('/')
  })

  test('never leads to a page that is not found', () => {
    for (const { path } of addresses) expect(placeAt(switchedPath(path)), path).toBeDefined()
  })
})

test('links in articles name places, or fail', () => {
  expect(pathOfPlaceLink('place:service/automation', 'sv')).toBe('/sv/services/automation')
  expect(() => pathOfPlaceLink('place:nowhere', 'en')).toThrow('names no page')
  expect(() => pathOfPlaceLink('place:post/ngxpanel-guide', 'en')).toThrow('no published article')
})
