import { beforeEach, describe, expect, test, vi } from 'vitest'
import { booking } from '../../../tests/fixtures/desk.ts'
import { received } from '../../../tests/fixtures/received.ts'
import { openTestedApp } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { countExpired, expiries, removeExpired } from '../../../tests/support/features.ts'
import type { Booking } from '../../features/booking/booking-state.server.ts'
import { newToken } from '../../features/booking/tokens.server.ts'
import { storeMessage } from '../../features/messages/store.server.ts'
import { importSubscribers } from '../../features/newsletter/subscribers.server.ts'
import { newMail } from '../mail/outbox-store.server.ts'
import { day, hour } from '../time/durations.ts'
import { startRetention } from './expired-rows.server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const tested = eachTest(
  async () => {
    const app = await openTestedApp()
    // Its first round would remove what a test has just stored.
    await app.background.retention.stop()
    return app
  },
  (app) => app.close(),
)

const store = (receivedAt: string) =>
  storeMessage(tested().database, received({ message: receivedAt }), Date.parse(receivedAt))

async function read(day: string) {
  await tested().database.insertInto('view_salts').values({ day, salt: 'grain' }).execute()
  await tested()
    .database.insertInto('view_readers')
    .values({ day, post: '/blog/a', reader: 'hash' })
    .execute()
}

const remaining = async () => ({
  messages: (await tested().database.selectFrom('messages').select('message').execute()).map(
    ({ message }) => message,
  ),
  mails: (await tested().database.selectFrom('outbox').select('id').execute()).length,
  days: (await tested().database.selectFrom('view_readers').select('day').execute()).map(({ day }) => day),
  salts: (await tested().database.selectFrom('view_salts').select('day').execute()).map(({ day }) => day),
})

test('messages and their mails are removed after three years, hashes and salts after their day', async () => {
  for (const receivedAt of ['2023-11-20T11:59:00Z', '2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'])
    await store(receivedAt)
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await read(day)
  const expired = { messages: 1, bookings: 0, readers: 2, subscribers: 0, salts: 2 }
  expect(await countExpired(tested().database, now)).toMatchObject(expired)
  expect((await remaining()).messages).toHaveLength(3)
  expect(await removeExpired(tested().database, now)).toMatchObject(expired)
  expect(await remaining()).toEqual({
    messages: ['2023-11-20T12:01:00Z', '2026-11-20T11:00:00Z'],
    mails: 4,
    days: ['2026-11-20'],
    salts: ['2026-11-20'],
  })
})

test('figures of views and visits are removed after 25 months', async () => {
  const days = ['2024-10-19', '2024-10-20', '2026-11-20']
  const page = '/about'
  for (const day of days) {
    await tested().database.insertInto('page_views').values({ day, page, views: 2 }).execute()
    await tested().database.insertInto('visits').values({ day, source: 'google', page, visits: 1 }).execute()
  }
  expect(await countExpired(tested().database, now)).toMatchObject({ figures: 2 })
  expect(await removeExpired(tested().database, now)).toMatchObject({ figures: 2 })
  for (const table of ['page_views', 'visits'] as const) {
    const left = await tested().database.selectFrom(table).select('day').orderBy('day').execute()
    expect(left.map(({ day }) => day)).toEqual(days.slice(1))
  }
})

test('mails about no message or booking are removed a month after they were sent or given up', async () => {
  const [old, young] = [Date.parse('2026-10-20T12:00:00Z'), Date.parse('2026-10-22T12:00:00Z')]
  const kinds = [
    ...(['newsletter', 'newsletter-confirm', 'week', 'reply-reminder'] as const),
    ...(['calendar-unreadable', 'calendar-entries'] as const),
  ]
  const mails = kinds.flatMap((kind) => [
    { ...newMail({ id: `${kind} sent`, kind, due_at: 0 }), sent_at: old },
    { ...newMail({ id: `${kind} failed`, kind, due_at: 0 }), failed_at: old, last_error: '550 No' },
    { ...newMail({ id: `${kind} kept`, kind, due_at: 0 }), failed_at: young, last_error: '550 No' },
    newMail({ id: `${kind} waits`, kind, due_at: 0 }),
  ])
  await tested().database.insertInto('outbox').values(mails).execute()
  await removeExpired(tested().database, now)
  const left = await tested().database.selectFrom('outbox').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    kinds.flatMap((kind) => [`${kind} kept`, `${kind} waits`]).toSorted(),
  )
})

/** Stores a booking of half an hour with a mail, and the rows of its day. */
async function keepBooking(about: string, startsAt: string, changes: Partial<Booking> = {}) {
  const starts_at = Date.parse(startsAt)
  const times = { created_at: starts_at, starts_at, ends_at: starts_at + 1_800_000 }
  const kept = booking({ id: about, about, ...times, ...changes })
  await tested().database.insertInto('bookings').values(kept).execute()
  await newToken(tested().database, kept.id)
  const mail = newMail({ booking_id: kept.id, kind: 'booking-reminder', due_at: starts_at })
  await tested()
    .database.insertInto('outbox')
    .values({ ...mail, sent_at: starts_at })
    .execute()
}

test('bookings are removed three years after the meeting, or a day after nobody has confirmed them', async () => {
  const recent = Date.parse('2026-11-19T11:00:00Z')
  const longer = Date.parse('2026-11-19T09:00:00Z')
  await keepBooking('long ago', '2023-11-20T11:00:00Z', { created_at: 1 })
  await keepBooking('nearly as long ago', '2023-11-20T11:45:00Z', { created_at: 1 })
  const pendingSince = (time: number) =>
    ({ state: 'pending', pending_until: time, created_at: time }) as const
  const cancelled = { state: 'cancelled', created_at: longer } as const
  await keepBooking('cancelled', '2026-11-20T09:00:00Z', { ...cancelled, cancelled_by: 'visitor' })
  await keepBooking('held', '2026-11-25T09:00:00Z', pendingSince(recent))
  await keepBooking('robot', '2026-11-26T09:00:00Z', pendingSince(longer))
  await keepBooking('robot, ended', '2026-11-27T09:00:00Z', cancelled)
  const days = ['2026-10-20', '2026-10-22', '2026-11-25']
  for (const day of days) {
    await tested().database.insertInto('booking_days').values({ day, changes: 1 }).execute()
    const time = Date.parse(day)
    const blocked = { id: day, starts_at: time, ends_at: time + 1, note: '' }
    await tested().database.insertInto('blocked_times').values(blocked).execute()
  }

  expect(await countExpired(tested().database, now)).toMatchObject({ bookings: 3 })
  expect(await removeExpired(tested().database, now)).toMatchObject({ bookings: 3 })
  const bookings = await tested()
    .database.selectFrom('bookings')
    .select('about')
    .orderBy('starts_at')
    .execute()
  expect(bookings.map(({ about }) => about)).toEqual(['nearly as long ago', 'cancelled', 'held'])
  const rows = async (table: 'booking_tokens' | 'outbox' | 'booking_days' | 'blocked_times') =>
    (await tested().database.selectFrom(table).selectAll().execute()).length
  expect([await rows('booking_tokens'), await rows('outbox')]).toEqual([3, 3])
  expect([await rows('booking_days'), await rows('blocked_times')]).toEqual([2, 2])
})

test('the server removes expired data at its start and when a day has passed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  await read('2026-11-19')
  const retention = startRetention(tested().database, expiries, tested().log)
  await eventually(async () => expect((await remaining()).days).toEqual([]))
  await read('2026-11-20')
  await vi.advanceTimersByTimeAsync(10 * hour)
  expect((await remaining()).days).toEqual(['2026-11-20'])
  await eventually(async () => {
    // A round that is still under way began before midnight.
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect((await remaining()).days).toEqual([])
  })
  await retention.stop()
  const removed = tested().logged.map((line): { readers?: number; salts?: number } => JSON.parse(line))
  expect(removed.reduce((sum, { readers = 0, salts = 0 }) => sum + readers + salts, 0)).toBe(4)
})

describe('a clock', () => {
  const old = '2023-11-19T12:00:00Z'

  beforeEach(() => tested().database.deleteFrom('jobs').execute())

  /** The server looks at these moments, one run each; resolves with the messages that are left after each. */
  async function lookAt(...moments: number[]) {
    const left: number[] = []
    for (const moment of moments) {
      vi.useFakeTimers({ toFake: ['Date'], now: moment })
      await startRetention(tested().database, expiries, tested().log).stop()
      left.push((await remaining()).messages.length)
    }
    return left
  }

  test.each([
    ['two days', 2 * day],
    ['four years', 4 * 365 * day],
  ])('that is %s ahead for a moment, at a start or while running, removes nothing', async (_, shift) => {
    await store(new Date(now).toISOString())
    const lasting = async () =>
      (await tested().database.selectFrom('subscribers').selectAll().execute()).length
    await importSubscribers(tested().database, [{ email: 'asa@example.com', language: 'sv' }], now)
    expect(await lookAt(now + shift, now + shift + hour)).toEqual([1, 1])
    expect(await lookAt(now, now + day, now + day + hour)).toEqual([1, 1, 1])
    expect(await lookAt(now + shift + 2 * day, now + day + 2 * hour)).toEqual([1, 1])
    expect(await lasting()).toBe(1)
    expect(tested().logged.join('')).toContain('the clock has jumped')
  })

  test('that goes on is believed a day after it has jumped, as after a server was off for a year', async () => {
    await store(old)
    const year = 365 * day
    expect(await lookAt(now - year - day, now - year)).toEqual([1, 1])
    expect(await lookAt(now, now + hour, now + 23 * hour, now + day, now + day + hour)).toEqual([
      1, 1, 1, 0, 0,
    ])
    await store(old)
    // The next jump is doubted anew.
    expect(await lookAt(now + day + 9 * hour)).toEqual([1])
  })

  test('that goes back removes nothing, and is right at once', async () => {
    expect(await lookAt(now - day, now)).toEqual([0, 0])
    await store('2024-01-01T00:00:00Z')
    expect(await lookAt(Date.parse('1970-01-01T01:00:00Z'))).toEqual([1])
    expect(await lookAt(now)).toEqual([1])
  })
})

test.each([
  ['stay where they were begun while the rows are removed', day + 5_000, 1],
  ['end where they were begun with a clock far ahead', 10 * day, 0],
])('limits %s', async (_, ahead, left) => {
  await tested()
    .database.insertInto('limits')
    .values({ sender: 'a', used: 99, until: now + ahead })
    .execute()
  await removeExpired(tested().database, now)
  expect(await tested().database.selectFrom('limits').selectAll().execute()).toHaveLength(left)
})
