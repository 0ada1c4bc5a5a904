import type { BreadcrumbList, Graph, ProfessionalService, Thing, WebPage, WebSite } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { frameWords } from '../frame.words.ts'
import type { Crumb, HeadWords } from './head.tsx'
import { absolute } from './site-url.ts'

/** The business, the same node on every page. */
export const businessId = absolute('/#business')
export const websiteId = absolute('/#website')

function business(language: Language): ProfessionalService {
  const { address, serviceArea } = facts
  return {
    '@type': 'ProfessionalService',
    '@id': businessId,
    name: facts.brand,
    description: frameWords[language].tagline,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    image: absolute('/icon-512.png'),
    email: facts.email,
    telephone: facts.phone,
    address: {
      '@type': 'PostalAddress',
      ...(address.street ? { streetAddress: address.street, postalCode: address.postalCode } : {}),
      addressLocality: address.town,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: serviceArea.latitude, longitude: serviceArea.longitude },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: {
        '@type': 'GeoCoordinates',
        latitude: serviceArea.latitude,
        longitude: serviceArea.longitude,
      },
      geoRadius: String(serviceArea.radius),
    },
    openingHoursSpecification: facts.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: [...days],
      opens,
      closes,
    })),
    currenciesAccepted: facts.currencies.join(', '),
    priceRange: facts.priceRange,
    sameAs: facts.social.map(({ url }) => url),
    ...(facts.vatNumber ? { vatID: facts.vatNumber } : {}),
  }
}

/** Everything a page says as data, in one linked graph. */
export function graphOf({
  canonical,
  language,
  words,
  crumbs,
  about,
}: {
  canonical: string
  language: Language
  words: HeadWords
  crumbs: readonly Crumb[]
  about: readonly Thing[]
}): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': websiteId,
    name: facts.brand,
    url: absolute('/'),
    inLanguage: ['en', 'sv'],
    publisher: { '@id': businessId },
  }
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': canonical,
    url: canonical,
    name: words.title,
    description: words.description,
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    ...(crumbs.length > 0 ? { breadcrumb: { '@id': `${canonical}#breadcrumb` } } : {}),
  }
  const breadcrumb: BreadcrumbList[] =
    crumbs.length > 0
      ? [
          {
            '@type': 'BreadcrumbList',
            '@id': `${canonical}#breadcrumb`,
            itemListElement: crumbs.map(({ name, path }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name,
              item: absolute(path),
            })),
          },
        ]
      : []
  return {
    '@context': 'https://schema.org',
    '@graph': [business(language), website, page, ...breadcrumb, ...about],
  }
}
