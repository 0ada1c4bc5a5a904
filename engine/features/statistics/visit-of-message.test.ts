import { expect, test } from 'vitest'
import { browserUserAgent } from '../../../tests/fixtures/browser-user-agent.ts'
import {
  arriving,
  countingServersForEachTest,
  from,
  type RequestHeaders,
  within,
} from '../../../tests/support/counting-servers.ts'
import { day, minute } from '../../core/time/durations.ts'

const site = countingServersForEachTest('2026-06-15T09:00:00Z')

const hello = { name: 'Åsa Öberg', email: 'asa@example.com', message: 'Hej! Kan du hjälpa oss?' }

const origins = async () =>
  (await site().tested.database.selectFrom('messages').selectAll().orderBy('message').execute()).map(
    ({ message, source, first_page, spam }) => [message, source, first_page, spam],
  )

test('a message keeps the source and the first page of its visit, one marked as spam too', async () => {
  const google = { ...from(1), ...arriving('https://www.google.com/') }
  await site().request('/sv/blog/en-artikel', google)
  await site().request('/contact', { ...from(1), ...within('/sv/blog/en-artikel') })
  const write = (message: string, headers: RequestHeaders) =>
    site().post('/api/contact', { ...hello, message }, headers)
  await write('1 from a search', { ...from(1), 'Sec-Fetch-Site': 'same-origin' })
  await write('2 spam', { ...from(1), 'Form-Trap': 'filled' })
  await write('3 with another browser', { ...from(1), 'User-Agent': `${browserUserAgent} OPR/100` })
  await write('4 from another address', from(2))
  // Later the same day by a bookmark, then from elsewhere.
  site().clock.now += 31 * minute
  await site().request('/contact', { ...from(1), 'Sec-Fetch-Site': 'none' })
  await write('5 by a bookmark', from(1))
  site().clock.now += 31 * minute
  await site().request('/about', { ...from(1), ...arriving('https://www.linkedin.com/') })
  await write('6 from a network', from(1))
  expect(await origins()).toEqual([
    ['1 from a search', 'google', '/sv/blog/en-artikel', 0],
    ['2 spam', 'google', '/sv/blog/en-artikel', 1],
    ['3 with another browser', null, null, 0],
    ['4 from another address', null, null, 0],
    ['5 by a bookmark', 'google', '/sv/blog/en-artikel', 0],
    ['6 from a network', 'linkedin', '/about', 0],
  ])
})

test('a visit is remembered over midnight while it goes on, and forgotten after the day', async () => {
  site().clock.now = Date.parse('2026-06-15T21:50:00Z')
  const google = { ...arriving('https://www.google.com/') }
  await site().request('/about', { ...from(1), ...google })
  await site().request('/about', { ...from(2), ...google })
  site().clock.now += 20 * minute
  await site().request('/contact', { ...from(1), ...within('/about') })
  site().clock.now += 60 * minute
  await site().post('/api/contact', { ...hello, message: '1 goes on' }, from(1))
  await site().post('/api/contact', { ...hello, message: '2 was gone at midnight' }, from(2))
  site().clock.now += day
  await site().post('/api/contact', { ...hello, message: '3 the next day' }, from(1))
  expect(await origins()).toEqual([
    ['1 goes on', 'google', '/about', 0],
    ['2 was gone at midnight', null, null, 0],
    ['3 the next day', null, null, 0],
  ])
})

test('a booking keeps the source and the first page of its visit', async () => {
  await site().request('/about', { ...from(0), ...arriving('https://claude.ai/') })
  const response = await site().tested.app.request('/api/slots')
  const { slots }: { slots: string[] } = await response.json()
  for (const [visitor, start] of [slots.at(0), slots.at(-1)].entries()) {
    const booking = { kind: 'phone', name: 'Åsa', email: 'a@example.com', phone: '0701234567', about: '' }
    const booked = await site().post('/api/bookings', { ...booking, start }, from(visitor))
    expect(booked.status).toBe(201)
  }
  const bookings = await site()
    .tested.database.selectFrom('bookings')
    .selectAll()
    .orderBy('starts_at')
    .execute()
  expect(bookings.map(({ source, first_page }) => [source, first_page])).toEqual([
    ['claude', '/about'],
    [null, null],
  ])
})
