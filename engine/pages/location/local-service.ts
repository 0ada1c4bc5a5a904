import type { AdministrativeArea, City, Service } from 'schema-dts'
import { businessId } from '../../seo/business.ts'
import { absolute } from '../../seo/site-url.ts'

/** The service in a place and in the towns that its page lists, as structured data. */
export function localService(
  t: { heading: string; description: string; name: string; isRegion: boolean; towns: readonly string[] },
  path: string,
) {
  const region: AdministrativeArea[] = t.isRegion ? [{ '@type': 'AdministrativeArea', name: t.name }] : []
  const names = new Set(t.isRegion ? t.towns : [t.name, ...t.towns])
  const towns = [...names].map((name): City => ({ '@type': 'City', name }))
  return {
    '@type': 'Service',
    '@id': `${absolute(path)}#service`,
    name: t.heading,
    description: t.description,
    url: absolute(path),
    provider: { '@id': businessId },
    areaServed: [...region, ...towns],
  } satisfies Service
}
