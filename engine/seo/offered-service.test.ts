import { expect, test } from 'vitest'
import { site } from '../core/site/site.ts'
import { offeredService } from './offered-service.ts'

test('the offers of a service tell a price from one that it begins at, and for what it is paid', () => {
  const websites = site.services.find(({ slug }) => slug === 'websites') ?? expect.fail()
  const common = { '@type': 'UnitPriceSpecification', priceCurrency: 'SEK', valueAddedTaxIncluded: false }
  expect(offeredService(websites, 'en', { withOffers: true }).offers).toEqual([
    {
      '@type': 'Offer',
      name: 'By the hour',
      priceSpecification: { ...common, price: 950.5, unitCode: 'HUR' },
    },
    {
      '@type': 'Offer',
      name: 'A small website',
      priceSpecification: { ...common, minPrice: 18000, unitCode: 'C62' },
    },
  ])
  expect(offeredService(websites, 'en')).not.toHaveProperty('offers')
})
