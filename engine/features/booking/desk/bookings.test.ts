import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../../../harness/mail-server.ts'
import { booking as fixture } from '../../../../tests/fixtures/desk.ts'
import { startCalendarServer } from '../../../../tests/support/calendar-server.ts'
import { eventOf } from '../../../../tests/support/calendars.ts'
import { deskForEachTest, openDeskInTest } from '../../../../tests/support/desk.ts'
import { mails as allMails } from '../../../../tests/support/features.ts'
import type { DeskFacts } from '../../../core/desk/api.ts'
import { startOutbox } from '../../../core/mail/outbox.server.ts'
import { newMail } from '../../../core/mail/outbox-store.server.ts'
import { dayAfter, localDay } from '../../../core/time/clock.ts'
import { day, hour, minute } from '../../../core/time/durations.ts'
import { toEpoch } from '../../../core/time/moments.ts'
import type { Booking } from '../booking-state.server.ts'
import { bookingRules } from '../rules.ts'
import type { Agenda, NextMeetings } from './bookings-api.ts'

const desk = deskForEachTest()

/** A time where the business is. */
const at = (date: string, time: string) => toEpoch(date, time, bookingRules)

/** Half an hour in two days, if nothing else is said. */
async function book(changes: Partial<Booking> = {}): Promise<Booking> {
  const starts_at = changes.starts_at ?? Date.now() + 2 * day
  const booking: Booking = fixture({ starts_at, ends_at: starts_at + 30 * minute, ...changes })
  await desk().database.insertInto('bookings').values(booking).execute()
  return booking
}

const agenda = (from: string, to: string) => desk().read<Agenda>(`/api/bookings?from=${from}&to=${to}`)
const stored = (id: string) =>
  desk().database.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mails = () => desk().database.selectFrom('outbox').selectAll().execute()

test('the desk knows that visitors can book', async () =>
  expect(await desk().read<DeskFacts>('/api/desk')).toMatchObject({ hasBooking: true }))

describe('the agenda', () => {
  test('has the meetings and blocked times of its days, both included, in order', async () => {
    const late = await book({ starts_at: at('2031-03-05', '23:45'), ends_at: at('2031-03-06', '00:15') })
    const early = await book({ starts_at: at('2031-03-04', '00:00') })
    await book({ starts_at: at('2031-03-03', '23:30'), ends_at: at('2031-03-04', '00:00') })
    await book({ starts_at: at('2031-03-06', '00:00') })
    const block = { startsAt: at('2031-02-01', '00:00'), endsAt: at('2031-04-01', '00:00'), note: 'Away' }
    await desk().change('/api/blocked', block)
    const { meetings, blocked } = await agenda('2031-03-04', '2031-03-05')
    expect(meetings.map(({ id }) => id)).toEqual([early.id, late.id])
    expect(blocked).toEqual([{ id: expect.any(String), ...block }])
    expect(meetings[0]).toEqual({
      id: early.id,
      startsAt: early.starts_at,
      endsAt: early.ends_at,
      kind: 'video',
      language: 'sv',
      name: 'Ove Sjö',
      email: 'ove@example.se',
      phone: '+46 70 123 45 67',
      about: 'Backup of our servers',
      state: 'confirmed',
      source: 'chatgpt',
      firstPage: '/',
    })
  })

  test('has the opening times of a week with a clock change and a holiday', async () => {
    const { open } = await agenda('2031-03-28', '2031-04-11')
    expect(open.slice(0, 3)).toEqual([
      { startsAt: at('2031-03-28', '09:00'), endsAt: at('2031-03-28', '18:00') },
      { startsAt: at('2031-03-29', '10:00'), endsAt: at('2031-03-29', '16:00') },
      { startsAt: at('2031-03-31', '09:00'), endsAt: at('2031-03-31', '18:00') },
    ])
    // Good Friday.
    expect(open.at(-1)?.startsAt).toBe(at('2031-04-10', '09:00'))
  })

  test('tells pending, cancelled and never confirmed meetings apart', async () => {
    const starts_at = at('2031-03-04', '09:00')
    await book({ starts_at, state: 'pending', pending_until: Date.now() + hour })
    await book({ starts_at: starts_at + hour, state: 'pending', pending_until: Date.now() - hour })
    await book({ starts_at: starts_at + 2 * hour, state: 'cancelled', cancelled_by: 'visitor' })
    const { meetings } = await agenda('2031-03-04', '2031-03-04')
    expect(meetings.map(({ state }) => state)).toEqual(['pending', 'cancelled', 'cancelled'])
  })

  test.each([
    '',
    '?from=2031-03-04',
    '?from=x&to=2031-03-04',
    '?from=2031-03-05&to=2031-03-04',
    '?from=2031-01-01&to=2032-01-01',
  ])('of “%s” is refused', async (query) =>
    expect((await desk().ask(`/api/bookings${query}`)).status).toBe(422),
  )
})

test('the busy times of the owner’s calendars are in the agenda, without their words', async () => {
  const busy = new Date(Date.now() + day)
  busy.setUTCMinutes(0, 0, 0)
  const written = `${busy.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const server = await startCalendarServer((_, response) =>
    response.end(eventOf(`DTSTART:${written}`, 'DURATION:PT1H', 'SUMMARY:Dentist')),
  )
  onTestFinished(() => server.stop())
  const connected = await openDeskInTest({
    settings: { BUSY_CALENDARS: server.url.href, BUSY_ALLOW_PRIVATE: '1' },
  })
  const date = localDay(busy.getTime(), bookingRules)
  const look = () => connected.read<Agenda>(`/api/bookings?from=${date}&to=${date}`)
  await expect
    .poll(async () => (await look()).calendarsReadAt, { timeout: 15_000 })
    .toBeGreaterThan(Date.now() - hour)
  const { busy: times, ...rest } = await look()
  expect(times).toEqual([{ startsAt: busy.getTime(), endsAt: busy.getTime() + hour }])
  expect(JSON.stringify(rest)).not.toContain('Dentist')
  // Only the server mails about calendars.
  expect(await connected.database.selectFrom('outbox').selectAll().execute()).toEqual([])
})

describe('to cancel', () => {
  const cancel = (id: string, reason = '') => desk().change(`/api/bookings/${id}/cancel`, { reason })

  test('a meeting tells the visitor why, once it can no longer be undone', async () => {
    const mailServer = await startMailServer()
    onTestFinished(() => mailServer.stop())
    const booking = await book()
    await desk()
      .database.insertInto('outbox')
      .values(newMail({ booking_id: booking.id, kind: 'booking-reminder', due_at: booking.starts_at - day }))
      .execute()
    await cancel(booking.id, ' Jag är sjuk. ')
    const date = localDay(booking.starts_at, bookingRules)
    expect((await agenda(date, date)).meetings).toMatchObject([{ id: booking.id, state: 'cancelled' }])
    expect(await stored(booking.id)).toEqual(booking)
    await desk().stop()
    const cancelled = { state: 'cancelled', cancelled_by: 'owner', reason: 'Jag är sjuk.', sequence: 1 }
    expect(await stored(booking.id)).toMatchObject(cancelled)
    const config = { ...desk().config, smtpUrl: mailServer.url, busyCalendars: [] }
    const outbox = startOutbox({
      mails: allMails,
      database: desk().database,
      config,
      log: pino({ level: 'silent' }),
    })
    const received = await mailServer.received(2)
    await outbox.stop()
    expect(received).toHaveLength(2)
    expect(received.find(({ to }) => to[0] === booking.email)?.text).toContain('Jag är sjuk.')
  })

  test('a meeting can be undone: nothing has changed, and nothing is mailed', async () => {
    const booking = await book()
    const change = await cancel(booking.id)
    expect(await desk().send(`/api/bookings/${booking.id}/cancel`, { reason: '' })).toBe(404)
    expect(await desk().undo(change)).toBe(200)
    await desk().stop()
    expect([await stored(booking.id), await mails()]).toEqual([booking, []])
  })

  test.each<[string, Partial<Booking>, object, number]>([
    ['is cancelled already', { state: 'cancelled', cancelled_by: 'visitor' }, { reason: '' }, 409],
    ['has begun', { starts_at: Date.now() - minute }, { reason: '' }, 409],
    ['gets a letter for a sentence', {}, { reason: 'x'.repeat(1001) }, 422],
    ['gets no sentence', {}, {}, 422],
  ])('one that %s is refused', async (_, changes, body, status) => {
    const booking = await book(changes)
    expect(await desk().send(`/api/bookings/${booking.id}/cancel`, body)).toBe(status)
    await desk().stop()
    expect(await stored(booking.id)).toEqual(booking)
  })

  test('one that is not there is refused', async () =>
    expect(await desk().send('/api/bookings/none/cancel', { reason: '' })).toBe(404))
})

describe('a time', () => {
  const free = { startsAt: at('2031-03-04', '09:00'), endsAt: at('2031-03-04', '12:00'), note: 'Tandläkare' }
  const blocked = async () => (await agenda('2031-03-04', '2031-03-04')).blocked

  test('is blocked at once, and undo frees it', async () => {
    const change = await desk().change('/api/blocked', free)
    expect(await blocked()).toMatchObject([free])
    expect([await desk().undo(change), await blocked()]).toEqual([200, []])
  })

  test('is freed at once, and undo blocks it again', async () => {
    await desk().change('/api/blocked', free)
    const before = await blocked()
    const change = await desk().change(`/api/blocked/${before[0]?.id}/free`)
    expect(await blocked()).toEqual([])
    expect([await desk().undo(change), await blocked()]).toEqual([200, before])
    expect(await desk().send('/api/blocked/none/free')).toBe(404)
  })

  test('is not blocked once it is over', async () => {
    const over = { startsAt: Date.now() - 2 * hour, endsAt: Date.now() - hour, note: '' }
    expect(await desk().send('/api/blocked', over)).toBe(422)
    expect(await desk().database.selectFrom('blocked_times').selectAll().execute()).toEqual([])
  })
})

test('the meetings of today and tomorrow that have not ended', async () => {
  const now = Date.now()
  const afterTomorrow = toEpoch(dayAfter(localDay(now, bookingRules), 2), '00:00', bookingRules)
  const meeting = (id: string, starts_at: number) => fixture({ id, starts_at, ends_at: starts_at + hour })
  await desk()
    .database.insertInto('bookings')
    .values([
      meeting('ended', now - 2 * hour),
      meeting('now', now - 1000),
      meeting('tomorrow', afterTomorrow - hour),
      { ...meeting('cancelled', afterTomorrow - 2 * hour), state: 'cancelled' },
      meeting('later', afterTomorrow),
    ])
    .execute()
  expect((await desk().read<NextMeetings>('/api/today')).meetings.map(({ id }) => id)).toEqual([
    'now',
    'tomorrow',
  ])
})
