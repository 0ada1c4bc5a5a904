import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { factsSchema } from './facts-schema.ts'
import { writeInstead } from './wrong-value.ts'

/** What is said of facts that are as here but for some. */
const problemsOf = (changes: object) =>
  factsSchema
    .safeParse({ ...facts, ...changes }, { error: writeInstead })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('empty facts are allowed', () => {
  expect(problemsOf({ booking: { ...facts.booking, kinds: [], hours: [], videoLink: '' } })).toEqual([])
  expect(
    problemsOf({ organisationNumber: '', vatNumber: '', nextFreeWeek: '', prices: [], social: [] }),
  ).toEqual([])
})

test('a day may have hours before and after a break, but not twice at a time', () => {
  const openingHours = (opens: string) => [
    { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
    { days: ['Tuesday'], opens, closes: '18:00' },
  ]
  expect(problemsOf({ openingHours: openingHours('13:00') })).toEqual([])
  expect(problemsOf({ openingHours: openingHours('11:00') })).toEqual([
    'openingHours: two of these overlap on a day',
  ])
  expect(problemsOf({ openingHours: openingHours('19:00') })).toEqual([
    'openingHours.1: this closes before it opens',
  ])
})

test.each([
  [{ from: '2026-02-30' }, 'from: write a day such as 2027-07-05'],
  [{ from: '2027-07-05', to: '9999-07-30' }, 'to: write a day such as 2027-07-05'],
  [{ from: '2027-07-05', to: '2027-07-04' }, 'to: this is before `from`: write the last of the days'],
  [{ from: '2027-07-05', opens: '09:00' }, 'opens: write both opens and closes, or neither'],
  [{ from: '2027-07-05', opens: '12:00', closes: '09:00' }, 'closes: this closes before it opens'],
  [{ from: '2020-12-01', to: '2027-07-05' }, 'from: other special days hold on some of these days'],
])('a wrong special day is named: %j', (days, problem) => {
  // The first is over, which is allowed.
  expect(problemsOf({ specialDays: [{ from: '2020-12-24' }, days] })).toEqual([
    expect.stringContaining(`specialDays.1.${problem}`),
  ])
})

test.each([
  [{ organisationNumber: '556016-0681' }, 'organisationNumber: write the ten digits'],
  [{ vatNumber: '556016068001' }, 'vatNumber: write a VAT number'],
  [{ nextFreeWeek: '2027-W54' }, 'nextFreeWeek: write a week'],
  [{ phone: '040-1234567' }, 'phone: write a number'],
  [{ brand: 'a'.repeat(301) }, 'brand: write at most 300 letters'],
  [{ phone: undefined }, 'phone: write a number that exists, such as +46401234567'],
  [{ nextFreeWeek: '2027-W53' }, 'nextFreeWeek: write a week'],
  [{ timeZone: 'Stockholm' }, 'timeZone: write a time zone such as Europe/Stockholm'],
  [{ currencies: ['kr'] }, 'currencies.0: write a currency such as SEK'],
  [{ currencies: [] }, 'currencies.0: write a currency such as SEK'],
  [{ origin: 'https://my site.example' }, 'origin: write an address without a path'],
  [{ origin: 'https://example.com?a' }, 'origin: write an address without a path'],
  [{ security: { expires: '2027-02-29' } }, 'security.expires: write a day such as'],
  [{ replyOnClosedDays: 'yes' }, 'replyOnClosedDays: write true or false'],
  [
    { claims: { ...facts.claims, sv: { ...facts.claims.sv, replyHours: 'ett dygn' } } },
    'claims.sv.replyHours: write whole hours',
  ],
  [
    { claims: { ...facts.claims, en: { ...facts.claims.en, replyHours: '0' } } },
    'claims.en.replyHours: write whole hours',
  ],
  [{ social: [{ name: 'GitHub', url: 'github' }] }, 'social.0.url: write an address'],
  [{ social: [{ name: 'GitHub', url: 'javascript:alert(1)' }] }, 'social.0.url: write an address'],
  [
    {
      prices: [
        {
          amount: 0,
          per: 'hour',
          services: ['gardening'],
          words: { en: { name: 'a', includes: 'b' }, sv: { name: 'a', includes: 'b' } },
        },
      ],
    },
    'prices.0.amount: write an amount above 0',
  ],
])('a wrong fact is named: %j', (change, problem) => {
  expect(problemsOf(change)).toContainEqual(expect.stringContaining(problem))
})

test.each([
  [{ kinds: ['letter'] }, 'kinds.0: name a kind of meeting'],
  [{ minutes: 7.5 }, 'minutes: write whole minutes, 5 to 480'],
  [{ minutes: 3 }, 'minutes: write whole minutes, 5 to 480'],
  [{ daysAhead: 365 }, 'daysAhead: write whole days, 1 to 90'],
  [{ mostPerDay: 0 }, 'mostPerDay: write a whole number, at least 1'],
  [{ hours: [{ days: ['Monday'], opens: '9', closes: '12:00' }] }, 'hours.0.opens: write a time'],
  [{ videoLink: 'http://meet.example.com' }, 'videoLink: write an address'],
])('a wrong rule of booking is named: %j', (change, problem) => {
  expect(problemsOf({ booking: { ...facts.booking, ...change } })).toContainEqual(
    expect.stringContaining(`booking.${problem}`),
  )
})
