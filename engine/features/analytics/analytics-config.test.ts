import { expect, test } from 'vitest'
import { tracked } from '../../core/browser/tracked.ts'
import { readVendors } from './analytics-config.ts'

test('no service is set up unless its id is, and an empty value is not set', () => {
  expect(readVendors({})).toEqual({})
  expect(readVendors({ GTM_ID: '', VERCEL_ANALYTICS: '' })).toEqual({})
  expect(readVendors({ GTM_ID: 'GTM-ABC1234', VERCEL_ANALYTICS: '1' })).toEqual({
    googleTagManager: 'GTM-ABC1234',
    vercelAnalytics: '1',
  })
})

test.each([
  ['GTM_ID', 'G-ABC1234'],
  ['GTM_ID', 'GTM-ABC1234"><script>'],
  ['PLAUSIBLE_DOMAIN', 'https://example.com'],
  ['CLOUDFLARE_TOKEN', 'token'],
  ['VERCEL_ANALYTICS', 'yes'],
  ['VERCEL_SPEED_INSIGHTS', 'true'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readVendors({ [name]: value })).toThrow(new RegExp(`^${name}=[^\\n]+$`))
})

test('a misspelt event, or one without its fields, does not compile', () => {
  // @ts-expect-error the event is called portfolio_click
  tracked(['portfolio_clik', { project: 'ngxpanel' }])
  // @ts-expect-error it says which project
  tracked(['portfolio_click', {}])
})
