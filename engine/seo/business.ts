import type { LocalBusiness } from 'schema-dts'
import { facts } from '../core/site/facts.ts'
import { layoutWords } from '../core/site/layout.words.ts'
import { comingSpecialDays, today } from '../core/site/published.ts'
import type { Language } from '../core/text/language.ts'
import { type IsoDay, weekdayName } from '../core/time/clock.ts'
import { closuresFrom } from '../core/time/holidays.ts'
import { type SpecialDays, specialDaysAt } from '../core/time/opening-hours.ts'
import { absolute } from './site-url.ts'

/** The JSON-LD id of the business, the same on every page. */
export const businessId = absolute('/#business')

/**
 * The business: name, contact, opening hours and service area. `withClosures` adds special days and the holidays of the
 * coming year, for the pages where people look up the hours.
 */
export function business(language: Language, { withClosures }: { withClosures: boolean }) {
  const { address, serviceArea, organisationNumber } = facts
  const middle = {
    '@type': 'GeoCoordinates',
    latitude: serviceArea.latitude,
    longitude: serviceArea.longitude,
  } as const
  return {
    '@type': 'LocalBusiness',
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
    ...(withClosures && (facts.closedOnHolidays || comingSpecialDays().length > 0)
      ? { specialOpeningHoursSpecification: [...comingSpecialDays(), ...closedHolidays()].map(specialHours) }
      : {}),
    currenciesAccepted: facts.currencies.join(', '),
    ...(facts.priceRange ? { priceRange: facts.priceRange } : {}),
    ...(facts.social.length > 0 ? { sameAs: facts.social.map(({ url }) => url) } : {}),
    ...(facts.legalName ? { legalName: facts.legalName } : {}),
    ...(facts.vatNumber ? { vatID: facts.vatNumber } : {}),
    // 0007 is the Swedish register of companies among the schemes of ISO 6523.
    ...(organisationNumber ? { iso6523Code: `0007:${String(organisationNumber).replace('-', '')}` } : {}),
  } satisfies LocalBusiness
}

/** The holidays of the coming year on which it would be open. */
const closedHolidays = (): SpecialDays[] =>
  facts.closedOnHolidays
    ? closuresFrom(today())
        .filter((date) => isOtherwiseOpen(date) && !specialDaysAt(date, facts.specialDays))
        .map((date) => ({ from: date, to: date }))
    : []

const isOtherwiseOpen = (date: IsoDay) =>
  facts.openingHours.some(({ days }) => days.includes(weekdayName(date)))

/** Days without opening hours are written as Google asks for them. */
const specialHours = ({ from, to, opens = '00:00', closes = '00:00' }: SpecialDays) =>
  ({ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes }) as const
