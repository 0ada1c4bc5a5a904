import type { AdministrativeArea, City, Service } from 'schema-dts'
import { businessId } from '../../seo/business.ts'
import { absolute } from '../../seo/site-url.ts'

/** The service in a place and in the towns that its page lists, as structured data. */
export function localService(
  t: { heading: string; description: string; name: string; towns: readonly string[] },
  path: string,
) {
  const towns = t.towns.map((name): City => ({ '@type': 'City', name }))
  // A place that is not in its own list of towns is a county.
  const county: AdministrativeArea[] = t.towns.includes(t.name)
    ? []
    : [{ '@type': 'AdministrativeArea', name: t.name }]
  return {
    '@type': 'Service',
    '@id': `${absolute(path)}#service`,
    name: t.heading,
    description: t.description,
    url: absolute(path),
    provider: { '@id': businessId },
    areaServed: [...county, ...towns],
  } satisfies Service
}
