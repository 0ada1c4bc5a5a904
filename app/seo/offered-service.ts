import type { Service } from 'schema-dts'
import type { Language } from '../../content/language.ts'
import { type ServiceSlug, services } from '../../content/services.ts'
import { layoutWords } from '../components/layout.words.ts'
import { pathTo } from '../places.ts'
import { businessId } from './business.ts'
import { absolute } from './site-url.ts'

/** A service, for structured data. */
export function offeredService(slug: ServiceSlug, language: Language) {
  const { name, summary } = services[slug][language]
  const url = absolute(pathTo({ page: 'service', slug }, language))
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: summary,
    url,
    provider: { '@id': businessId },
    areaServed: Object.values(layoutWords[language].places),
  } satisfies Service
}
