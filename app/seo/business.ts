import type { ProfessionalService } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { layoutWords } from '../components/layout.words.ts'
import { absolute } from './site-url.ts'

/** The JSON-LD id of the business, the same on every page. */
export const businessId = absolute('/#business')

/** The business: name, contact, opening hours and service area. */
export function business(language: Language): ProfessionalService {
  const { address, serviceArea } = facts
  const middle = {
    '@type': 'GeoCoordinates',
    latitude: serviceArea.latitude,
    longitude: serviceArea.longitude,
  } as const
  return {
    '@type': 'ProfessionalService',
    '@id': businessId,
    name: facts.brand,
    slogan: layoutWords[language].tagline,
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
    geo: middle,
    areaServed: { '@type': 'GeoCircle', geoMidpoint: middle, geoRadius: String(serviceArea.radius) },
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
