import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaint, copyOfExample, inSite, renderAt, rewrite } from '../../../tests/support/other-site.ts'

let folder: string
beforeEach(() => {
  folder = copyOfExample()
})
afterEach(() => rmSync(folder, { recursive: true }))

const malmo = 'places/malmo/place.yaml'

test.each([
  [malmo, '- Malmö', '- Växjö', ':13: towns.0: say in map.yaml where this town is, or mend its name'],
  [malmo, 'light: Malmö', 'light: Växjö', ':10: shareImage.light: say in map.yaml where this town is'],
  [malmo, 'region: skane', 'region: halland', ':4: region: name the folder of a place: blekinge, karlskrona'],
  [malmo, 'west: 12.68', 'west: 14', ':5: map: the west must lie west of the east'],
  [malmo, 'degrees: 2.1', 'degrees: 0', ':11: shareImage.degrees: write a number above 0'],
  [malmo, '  name: Malmö', '  name:', ':22: en.name: is empty: write a text'],
  [malmo, 'region: skane', 'county: skane', ':4: county: there is no such field'],
  ['map.yaml', "5.637', side: e", "5.637', side: up", ':75: towns.Burlöv.side: write a side of its dot'],
  ['map.yaml', '14.466,56.073', '14.466,59', ':74: towns.Bromölla: this town is not in what the map covers'],
  ['map.yaml', '12.3,57.05', '12.3,56', ':25: coasts.0: both of its ends must lie beyond the north'],
  ['map.yaml', '14.83,56.012', '14.83', ':51: islands.1.0: write longitude,latitude in degrees: 14.58,56.05'],
])('%s with "%s" as "%s" is refused', async (file, from, to, says) => {
  rewrite(join(folder, file), (text) => text.replace(from, () => to))
  expect(await complaint(folder)).toContain(`${join(folder, file)}${says}`)
})

/** Places on pages: their addresses, the footer, and the structured data of a service. */
async function findPlaces() {
  const { addresses } = await import('../../addresses/page-addresses.ts')
  const { Footer } = await import('../../shell/footer.tsx')
  const { services } = (await import('./site.ts')).site
  const { offeredService } = await import('../../seo/offered-service.ts')
  const footer = renderAt('/sv', createElement(Footer))
  return {
    paths: addresses.filter(({ ref }) => ref.page === 'location').map(({ path }) => path),
    links: Array.from(footer.matchAll(/href="([^"]*locations[^"]*)"/g), ([, path]) => path),
    hasHeading: footer.includes('Här arbetar jag'),
    areas: services.slice(0, 1).flatMap((service) => offeredService(service, 'en').areaServed ?? []),
  }
}

test.each([0, 8])('a site may have %i places', async (count) => {
  const template = readFileSync(join(folder, malmo), 'utf8').replace('region: skane\n', '')
  rmSync(join(folder, 'places'), { recursive: true })
  // No article is rendered.
  for (const file of globSync('articles/*/*', { cwd: folder })) rmSync(join(folder, file))
  const names = Array.from({ length: count }, (_, index) => `town-${index}`)
  for (const name of names) {
    mkdirSync(join(folder, 'places', name), { recursive: true })
    const text = template.replace('\nsv:\n', () => `\nsv:\n  slug: ort-${name}\n  aliases: [by-${name}]\n`)
    writeFileSync(join(folder, 'places', name, 'place.yaml'), text)
  }

  expect(await inSite(folder, findPlaces)).toEqual({
    paths: [
      ...names.map((name) => `/locations/${name}`),
      ...names.map((name) => `/sv/locations/ort-${name}`),
      ...names.map((name) => `/sv/locations/by-${name}`),
    ],
    links: names.map((name) => `/sv/locations/ort-${name}`),
    hasHeading: count > 0,
    // The town of the business, which is none of them, comes first.
    areas: count > 0 ? ['Sölvesborg', ...names.map(() => 'Malmö')] : [],
  })
})

/** Which places have a map and a share image of their own. */
async function findMaps() {
  const { locations } = (await import('./site.ts')).site
  return locations.map(({ slug, map, shareImage }) => [slug, Boolean(map), Boolean(shareImage)])
}

test('without a map of the region, or beyond it, a place has none', async () => {
  rewrite(join(folder, malmo), (text) =>
    text.replace('south: 55.3', 'south: 56.6').replace('- Malmö', '- Växjö'),
  )
  const maps = await inSite(folder, findMaps)
  expect(maps).toContainEqual(['skane', true, true])
  expect(maps).toContainEqual(['malmo', false, true])
  rmSync(join(folder, 'map.yaml'))
  for (const [, ...has] of await inSite(folder, findMaps)) expect(has).toEqual([false, false])
})
