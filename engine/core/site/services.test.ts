import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import {
  complaint,
  copyOfExample,
  inSite,
  offerOnly,
  renderAt,
  rewrite,
} from '../../../tests/support/other-site.ts'

let folder: string
afterEach(() => rmSync(folder, { recursive: true }))

const web = 'services/web-development/service.yaml'

test.each([
  [web, 'icon: code', 'icon: coed', 'icon: there is no such icon: write one of app-window, bell'],
  [web, 'linksToPortfolio: true', 'cover: no', 'cover: there is no folder articles/no: mend the name'],
  [web, 'article: automate', 'article: a', 'sections.6.items.1.article: there is no folder articles/a-your'],
  [web, 'kind: steps', 'kind: stages', 'sections.2.kind: name a kind of section: cards, prices, steps'],
  [web, 'layout: beside', 'layout: below', 'sections.0.layout: write beside, columns or rows'],
  [web, 'name: request-flow', 'name: pipeline', 'sections.3.drawing.name: write request-flow'],
  [web, '  name: Webbutveckling', '  name:', 'sv.name: is empty: write a text'],
  [web, '{promises.yours}', '{promises.mine}', 'en.summary: {promises.mine} names no fact'],
  [
    'projects/kodhamn/project.yaml',
    '- product',
    '- prod',
    'related.0: there is no folder articles/prod-website: mend the name',
  ],
  [
    'projects/ngxpanel/project.yaml',
    /^pictures:\n(?: +- .*\n)+/m,
    'pictures: [rules]\n',
    'en.screenshots.items: these are more than the 1 of pictures',
  ],
  ['facts.yaml', 'services: [web', 'services: [wbe', 'prices.1.services.0: there is no folder services/wbe-'],
])('%s with "%s" as "%s" is refused', async (file, from, to, says) => {
  folder = copyOfExample()
  rewrite(join(folder, file), (text) => text.replace(from, () => to))
  const said = await complaint(folder)
  const line = said.split('\n').find((one) => one.includes(`${join(folder, file)}:`))
  expect(line).toMatch(/\.yaml:\d+: /)
  expect(line).toContain(`: ${says}`)
})

/** The addresses of services, and how many links lead to them from each place. */
async function findPages() {
  const { addresses, redirectsToPages } = await import('../../addresses/page-addresses.ts')
  const { Header } = await import('../../shell/header.tsx')
  const { Footer } = await import('../../shell/footer.tsx')
  const { ServiceCards } = await import('../../design/components/service-cards.tsx')
  const { relatedTo } = await import('../../pages/service/shown-sections.ts')
  const { services } = (await import('./site.ts')).site
  const paths = addresses
    .filter(({ ref: { page } }) => page === 'service' || page === 'offerings')
    .map(({ path }) => path)
  const linksIn = (html = '') =>
    new Set(Array.from(html.matchAll(/href="(\/sv\/(?:services|offerings)[^"#]*)/g), ([, path]) => path)).size
  return {
    paths,
    redirects: Object.values(redirectsToPages).filter((path) => path.includes('offerings')).length,
    menu: linksIn(renderAt('/sv', createElement(Header))),
    footer: linksIn(renderAt('/sv', createElement(Footer))),
    cards: linksIn(renderAt('/sv', createElement(ServiceCards, { linkText: '' }))),
    related: services.slice(0, 1).flatMap(relatedTo).length,
  }
}

test.each([
  { count: 0, redirects: 0, menu: 0, footer: 0, cards: 0, related: 0 },
  { count: 1, redirects: 2, menu: 1, footer: 2, cards: 1, related: 0 },
  { count: 9, redirects: 2, menu: 1, footer: 10, cards: 9, related: 3 },
])('a site may have $count services', async ({ count, ...links }) => {
  folder = copyOfExample()
  const names = Array.from({ length: count }, (_, index) => `service-${index}`)
  offerOnly(folder, names)

  expect(await inSite(folder, findPages)).toEqual({
    paths:
      names.length === 0
        ? []
        : [
            '/offerings',
            ...names.map((name) => `/services/${name}`),
            '/sv/offerings',
            ...names.map((name) => `/sv/services/tjanst-${name}`),
            '/sv/service',
            ...names.map((name) => `/sv/services/gammal-${name}`),
          ],
    ...links,
  })
})
