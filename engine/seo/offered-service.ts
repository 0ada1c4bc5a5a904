import type { Offer, Service } from 'schema-dts'
import { pathTo } from '../addresses/page-addresses.ts'
import type { Location } from '../core/site/locations.ts'
import type { Price, PriceUnit } from '../core/site/price-texts.ts'
import { currency, pricesOf } from '../core/site/prices.ts'
import type { Service as OwnService } from '../core/site/services.ts'
import { site } from '../core/site/site.ts'
import type { Language } from '../core/text/language.ts'
import { businessId } from './business.ts'
import { absolute } from './site-url.ts'

/** A service, for structured data. Its offers stand where the prices do. */
export function offeredService(service: OwnService, language: Language, { withOffers = false } = {}) {
  const { slug } = service
  const { name, summary } = service[language]
  const url = absolute(pathTo({ page: 'service', slug }, language))
  const offers = (withOffers ? pricesOf(slug) : []).map((price) => offer(price, language))
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: summary,
    url,
    provider: { '@id': businessId },
    ...(site.locations.length > 0 ? { areaServed: areasIn(language) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  } satisfies Service
}

/** The places, and the town of the business where none of them is there. */
function areasIn(language: Language): string[] {
  const { address } = site.facts
  const isHome = ({ towns }: Location) => towns.includes(address.town)
  const places = site.locations.map((one) => one[language].name)
  return site.locations.some(isHome) ? places : [address.town, ...places]
}

/** The unit of a price as UN/CEFACT names it: piece, hour, month. */
const unitCodes = { assignment: 'C62', hour: 'HUR', month: 'MON' } as const satisfies Record<
  PriceUnit,
  string
>

const offer = ({ amount, isFrom, per, words }: Price, language: Language) =>
  ({
    '@type': 'Offer',
    name: words[language].name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(isFrom ? { minPrice: amount } : { price: amount }),
      priceCurrency: currency,
      unitCode: unitCodes[per],
      valueAddedTaxIncluded: false,
    },
  }) satisfies Offer
