import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { booking as storedBooking } from '../../../tests/fixtures/desk.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { checkCalendar } from '../../../tests/support/check-calendar.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { facts } from '../../core/site/facts.ts'
import { day, minute } from '../../core/time/durations.ts'
import type { Booking } from './booking-state.server.ts'
import { getBookingCalendar, getOwnerCalendar } from './calendar-route.server.ts'
import { newToken } from './tokens.server.ts'

const key = 'a-secret_of-24-letters-0'

const tested = appForEachTest({ CALENDAR_KEY: key })

function get(path: string, runtime = tested()): Response | Promise<Response> {
  const app = new Hono<HttpEnv>()
  app.get('/api/bookings/calendar', (context) => getBookingCalendar(context, runtime))
  app.get('/api/bookings/feed', (context) => getOwnerCalendar(context, runtime))
  return app.request(path)
}

async function store(changes: Partial<Booking> = {}): Promise<Booking> {
  const starts_at = changes.starts_at ?? Math.floor(Date.now() / minute) * minute + 3 * day
  const booking: Booking = {
    ...storedBooking(),
    created_at: Date.now(),
    starts_at,
    ends_at: starts_at + 30 * minute,
    kind: 'phone',
    language: 'sv',
    name: 'Åsa Öberg',
    email: 'asa@example.com',
    phone: '070-123 45 67',
    about: 'Vår webbplats är långsam.',
    source: null,
    first_page: null,
    ...changes,
  }
  await tested().database.insertInto('bookings').values(booking).execute()
  return booking
}

test('the visitor gets the meeting as a file, and what became of it', async () => {
  const booking = await store()
  const token = await newToken(tested().database, booking.id)
  const response = await get(`/api/bookings/calendar?booking=${token}`)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z]+\.ics"$/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const { method, entries } = checkCalendar(await response.text())
  expect(method).toBe('PUBLISH')
  expect(entries).toMatchObject([
    {
      uid: `booking-${booking.id}@site.example`,
      status: 'CONFIRMED',
      location: '070-123 45 67',
      starts: booking.starts_at,
      ends: booking.ends_at,
    },
  ])

  await tested()
    .database.updateTable('bookings')
    .set({ state: 'cancelled', cancelled_by: 'owner', sequence: 1 })
    .execute()
  const later = checkCalendar(await (await get(`/api/bookings/calendar?booking=${token}`)).text())
  expect(later.entries).toMatchObject([{ uid: entries[0]?.uid, status: 'CANCELLED', sequence: 1 }])
})

test('a link that is wrong, empty, or not confirmed yet has no file', async () => {
  const pending = await store({ state: 'pending', pending_until: Date.now() + day })
  for (const query of [
    '',
    '?booking=',
    '?booking=x',
    `?booking=${await newToken(tested().database, pending.id)}`,
  ]) {
    const response = await get(`/api/bookings/calendar${query}`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json'])
  }
})

test('the owner subscribes to all meetings of the last month and to come', async () => {
  const now = Math.floor(Date.now() / minute) * minute
  await store({ name: 'Next', starts_at: now + 2 * day })
  await store({ name: 'Last week', starts_at: now - 7 * day })
  await store({ name: 'Long ago', starts_at: now - 31 * day })
  await store({ name: 'Cancelled', starts_at: now + day, state: 'cancelled', cancelled_by: 'visitor' })
  await store({ name: 'Pending', starts_at: now + 3 * day, state: 'pending', pending_until: now + day })
  await store({ name: 'Never confirmed', starts_at: now + 4 * day, state: 'cancelled' })

  const response = await get(`/api/bookings/feed?key=${key}`)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const text = await response.text()
  const { method, entries } = checkCalendar(text)
  expect(method).toBe('PUBLISH')
  expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED'])
  for (const [index, name] of ['Last week', 'Cancelled', 'Next'].entries())
    expect(entries[index]?.summary).toContain(name)
  for (const given of ['asa@example.com', '070-123 45 67', 'Vår webbplats är långsam.'])
    expect(entries[0]?.description).toContain(given)
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n')
  expect(text).toContain('\r\nX-PUBLISHED-TTL:PT15M\r\n')
  expect(text).toContain(facts.brand)
})

test.each(['', '?key=', `?key=${key}x`, '?key=undefined'])('the feed is no place for %j', async (query) => {
  await store()
  expect((await get(`/api/bookings/feed${query}`)).status).toBe(404)
})

test('without a key in the settings there is no feed', async () => {
  const config = { ...tested().config, calendarKey: undefined }
  for (const query of ['', '?key=', '?key=undefined'])
    expect((await get(`/api/bookings/feed${query}`, { ...tested(), config })).status).toBe(404)
})

test('an empty feed is a calendar too', async () => {
  expect(checkCalendar(await (await get(`/api/bookings/feed?key=${key}`)).text()).entries).toEqual([])
})
