import type { AdministrativeArea, City, Service } from 'schema-dts'
import { businessId } from '../../seo/business.ts'
import { absolute } from '../../seo/site-url.ts'

/** What is offered in a place, for structured data: the place itself and the towns that the page lists. */
export function localService(
  say: { heading: string; description: string; name: string; towns: { items: readonly string[] } },
  path: string,
) {
  const towns = say.towns.items.map((name): City => ({ '@type': 'City', name }))
  // A place that is not in its own list of towns is a county.
  const county: AdministrativeArea[] = say.towns.items.includes(say.name)
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
