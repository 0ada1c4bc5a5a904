import type { AdministrativeArea, City, Service } from 'schema-dts'
import { businessId } from '../../seo/business.ts'
import { absolute } from '../../seo/site-url.ts'

/** The service in a place and in the towns that its page lists, as structured data. */
export function localService(
  say: { heading: string; description: string; name: string; towns: readonly string[] },
  path: string,
) {
  const towns = say.towns.map((name): City => ({ '@type': 'City', name }))
  // A place that is not in its own list of towns is a county.
  const county: AdministrativeArea[] = say.towns.includes(say.name)
    ? []
    : [{ '@type': 'AdministrativeArea', name: say.name }]
  return {
    '@type': 'Service',
    '@id': `${absolute(path)}#service`,
    name: say.heading,
    description: say.description,
    url: absolute(path),
    provider: { '@id': businessId },
    areaServed: [...county, ...towns],
  } satisfies Service
}
