import { expect, test } from 'vitest'
import { booking } from '../../../tests/fixtures/desk.ts'
import { appForEachTest } from '../../../tests/support/app.ts'
import { countExpired, removeExpired } from '../../../tests/support/features.ts'
import { newMail } from '../../core/mail/outbox-store.server.ts'
import type { Booking } from './booking-state.server.ts'
import { newToken } from './tokens.server.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const tested = appForEachTest()

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
