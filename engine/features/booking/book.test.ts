import { describe, expect, test } from 'vitest'
import { bookingRequest } from '../../../tests/fixtures/booking-request.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { processDatabases } from '../../../tests/support/process-databases.ts'
import { networksOf } from '../../core/limits/limits.server.ts'
import { day, hour, minute } from '../../core/time/durations.ts'
import { loadFreeTimes } from './availability.server.ts'
import { type BookingRequest, storeBooking } from './book.server.ts'
import { pendingFor } from './booking-state.server.ts'
import { cancelBooking, confirmBooking, moveBooking } from './change.server.ts'
import { bookingRules as rules } from './rules.ts'
import { findBooking } from './tokens.server.ts'

const now = Date.parse('2026-11-24T12:00:00+01:00')
const start = Date.parse('2026-12-01T10:00:00+01:00')
const available = { rules, busy: [] }

const databaseOf = processDatabases()

const book = (changes: Partial<BookingRequest> = {}, at = now, process = 0) =>
  storeBooking(databaseOf(process), available, bookingRequest(start, changes), at)

/** Books and returns the booking with the secret of its link. */
async function booked(...options: Parameters<typeof book>) {
  const outcome = await book(...options)
  if (outcome.is !== 'stored') throw new Error(outcome.is)
  return outcome
}

const mails = async () =>
  (await databaseOf().selectFrom('outbox').selectAll().orderBy('kind').execute()).map(
    ({ kind, due_at }) => [kind, due_at] as const,
  )

const tokens = () => databaseOf().selectFrom('booking_tokens').select('hash').execute()

const move = (token: string, to: number, process = 0, networks = networksCalled('one')) =>
  moveBooking(databaseOf(process), available, { token, start: to, networks }, now)

const confirm = (token: string, at: number, process = 0) =>
  confirmBooking(databaseOf(process), available, { token, networks: networksCalled('one') }, at)
const cancel = (token: string, at = now) =>
  cancelBooking(databaseOf(), available, { token, networks: networksCalled('one') }, at)

/** A visitor of their own, whom no limit holds up. */
const visitor = (number: number) => ({
  email: `visitor-${number}@example.com`,
  networks: networksCalled(`${number}`),
})

const kindsOfMails = async () => (await mails()).map(([kind]) => kind)
const isFree = async (moment: number, at = now) =>
  (await loadFreeTimes(databaseOf(), available, at)).includes(moment)

test('a booking is stored with its mails, and takes its time and the pause around it', async () => {
  const { booking } = await booked()
  expect(booking).toMatchObject({ state: 'confirmed', starts_at: start, ends_at: start + 30 * minute })
  expect(await mails()).toEqual([
    ['booking-booked', now],
    ['booking-booked-owner', now],
    ['booking-reminder', start - day],
  ])
  expect(await Promise.all([-60, -30, 0, 30, 60].map((minutes) => isFree(start + minutes * minute)))).toEqual(
    [true, false, false, false, true],
  )
})

test.each([
  ['closed', '2026-12-06T10:00:00+01:00'],
  ['past', '2026-11-23T10:00:00+01:00'],
  ['within the notice', '2026-11-25T11:30:00+01:00'],
  ['too far ahead', '2027-01-04T10:00:00+01:00'],
  ['between two times', '2026-12-01T10:10:00+01:00'],
])('a time that is %s cannot be booked', async (_, time) => {
  expect(await book({ start: Date.parse(time) })).toEqual({ is: 'taken' })
  expect(await mails()).toEqual([])
})

test('what stands in the calendars cannot be booked', async () => {
  const busy = [{ start, end: start + hour }]
  expect(await storeBooking(databaseOf(), { rules, busy }, bookingRequest(start + hour), now)).toEqual({
    is: 'taken',
  })
})

test('of fifty visitors who book one time at once, one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, number) => book(visitor(number), now, number)),
  )
  expect(Object.groupBy(outcomes, ({ is }) => is)).toMatchObject({
    stored: expect.objectContaining({ length: 1 }),
    taken: expect.objectContaining({ length: 49 }),
  })
  expect(await kindsOfMails()).toHaveLength(3)
})

test('neighboring times and the last place of a day go to one visitor too', async () => {
  const nine = Date.parse('2026-12-01T09:00:00+01:00')
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      book({ ...visitor(number), start: nine + number * 30 * minute }, now, number),
    ),
  )
  const taken = outcomes
    .flatMap((outcome) => (outcome.is === 'stored' ? [outcome.booking.starts_at] : []))
    .toSorted((a, b) => a - b)
  expect(taken).toHaveLength(rules.mostPerDay)
  for (const [index, moment] of taken.entries())
    expect(moment - (taken[index - 1] ?? 0)).toBeGreaterThanOrEqual(45 * minute)
})

test('meetings that are over count to the most of their day', async () => {
  for (let number = 0; number < rules.mostPerDay; number++)
    await booked({ ...visitor(number), start: start + number * hour })
  const atShortNotice = { rules: { ...rules, noticeHours: 0 }, busy: [] }
  const free = await loadFreeTimes(databaseOf(), atShortNotice, start + 5 * hour)
  expect([0, day].map((later) => free.includes(start + 6 * hour + later))).toEqual([false, true])
})

describe('the same booking sent again', () => {
  test('with its key is the first one, with a link', async () => {
    const first = await booked({ idempotencyKey: 'mine' })
    const again = await booked({ idempotencyKey: 'mine' })
    expect(again.booking.id).toBe(first.booking.id)
    expect(await findBooking(databaseOf(), again.token)).toMatchObject({ id: first.booking.id })
    expect(await kindsOfMails()).toHaveLength(3)
  })

  test('without it gets no link, and counts against the limits', async () => {
    const { booking } = await booked({ idempotencyKey: 'mine' })
    for (const other of [undefined, 'another', undefined, undefined])
      expect(await book({ idempotencyKey: other, networks: networksCalled(`${other}`) })).toEqual({
        is: 'repeated',
        booking,
      })
    expect(await book()).toMatchObject({ is: 'too-many' })
    expect(await tokens()).toHaveLength(1)
    expect(await kindsOfMails()).toHaveLength(3)
  })

  test('sixty times leaves fifty links at most', async () => {
    for (let sent = 0; sent < 60; sent++) await booked({ idempotencyKey: 'mine' }, now + sent)
    expect(await tokens()).toHaveLength(50)
  })

  test('at once to all processes is stored once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => booked({ idempotencyKey: 'mine' }, now, number)),
    )
    expect(new Set(outcomes.map(({ booking }) => booking.id)).size).toBe(1)
    expect(await kindsOfMails()).toHaveLength(3)
  })

  test.each([
    { start: start + day },
    { kind: 'video' },
    { name: 'Bo' },
    { email: 'b@example.com' },
    { phone: '070-999 99 99' },
    { about: 'Something else' },
  ] as const)('with %j under the same key is refused', async (changes) => {
    await booked({ idempotencyKey: 'mine' })
    expect(await book({ idempotencyKey: 'mine', ...changes })).toEqual({ is: 'key-reused' })
  })

  test('under the key of a meeting that was moved is that, of one that is over none', async () => {
    const { token } = await booked({ idempotencyKey: 'mine' })
    await move(token, start + day)
    expect((await booked({ idempotencyKey: 'mine' })).booking.starts_at).toBe(start + day)
    await cancel(token)
    expect(await book({ idempotencyKey: 'mine' })).toEqual({ is: 'ended' })
    const other = { idempotencyKey: 'new', isLikelyBot: true, email: 'b@example.com' }
    await booked(other)
    expect(await book(other, now + pendingFor)).toEqual({ is: 'ended' })
  })
})

test('requests for times that are taken count against the limits', async () => {
  await booked({ email: 'vera@example.com', networks: networksCalled('vera') })
  const outcomes: string[] = []
  for (let guess = 0; guess < 12; guess++) outcomes.push((await book({ email: `${guess}@example.com` })).is)
  expect(outcomes).toEqual([...Array(10).fill('taken'), 'too-many', 'too-many'])
})

describe('a suspected robot', () => {
  test('takes no time from others until it confirms by the link in its mail', async () => {
    const { booking, token } = await booked({ isLikelyBot: true })
    expect([booking.state, await kindsOfMails(), await isFree(start)]).toEqual([
      'pending',
      ['booking-held'],
      true,
    ])
    expect(await confirm(token, now + hour)).toMatchObject({ booking: { state: 'confirmed' } })
    expect(await kindsOfMails()).toEqual(['booking-booked', 'booking-booked-owner', 'booking-reminder'])
    expect(await isFree(start, now + pendingFor)).toBe(false)
  })

  test('that is not the first to confirm does not get the time', async () => {
    const one = await booked({ isLikelyBot: true })
    const two = await booked({ isLikelyBot: true, email: 'b@example.com' })
    const outcomes = await Promise.all([confirm(one.token, now + hour), confirm(two.token, now + hour, 1)])
    expect(outcomes.map(({ is }) => is).toSorted()).toEqual(['changed', 'taken'])
    const third = await booked({ start: start + day, isLikelyBot: true, email: 'c@example.com' })
    await booked({ start: start + day, email: 'd@example.com' })
    expect(await confirm(third.token, now + hour)).toEqual({ is: 'taken' })
  })

  test('keeps its notice while it has time to confirm', async () => {
    const soon = Date.parse('2026-11-25T12:30:00+01:00')
    const { token } = await booked({ start: soon, isLikelyBot: true })
    expect(await isFree(soon, now + hour)).toBe(false)
    expect(await confirm(token, now + hour)).toMatchObject({ is: 'changed' })
    // No reminder: it would have been due by then.
    expect(await kindsOfMails()).toEqual(['booking-booked', 'booking-booked-owner'])
  })

  test('cannot confirm when its time to do so has passed', async () => {
    const { token } = await booked({ isLikelyBot: true })
    expect(await confirm(token, now + pendingFor)).toEqual({ is: 'over' })
    await booked({}, now + pendingFor)
  })

  test('that cancels was never a meeting', async () => {
    const { token } = await booked({ isLikelyBot: true })
    expect(await cancel(token)).toMatchObject({ booking: { state: 'cancelled', cancelled_by: null } })
    expect(await kindsOfMails()).toEqual([])
  })
})

describe('a visitor', () => {
  test('moves a meeting: the old time is free, and the calendars get a newer entry', async () => {
    const { token } = await booked()
    const later = start + day
    expect(await move(token, later)).toMatchObject({ booking: { starts_at: later, sequence: 1 } })
    expect([await isFree(start), await isFree(later)]).toEqual([true, false])
    expect(await mails()).toEqual([
      ['booking-moved', now],
      ['booking-moved-owner', now],
      ['booking-reminder', later - day],
    ])
  })

  test('moves a meeting by half an hour, within its own pause', async () => {
    const { token } = await booked()
    const outcome = await move(token, start + 30 * minute)
    expect(outcome).toMatchObject({ booking: { starts_at: start + 30 * minute } })
  })

  test('cannot move it to a time that is taken', async () => {
    const { token } = await booked()
    await booked({ start: start + day, email: 'b@example.com' })
    expect(await move(token, start + day)).toEqual({ is: 'taken' })
    expect(await isFree(start)).toBe(false)
  })

  test.each(['-000001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'cannot move it to %s, and leaves no trace of it',
    async (time) => {
      const { token } = await booked()
      expect(await move(token, Date.parse(time))).toEqual({ is: 'taken' })
      const days = await databaseOf().selectFrom('booking_days').select('day').execute()
      expect(days).toEqual([{ day: '2026-12-01' }])
    },
  )

  test('cancels it once: the time is free, both sides get a mail and no reminder', async () => {
    const { token } = await booked()
    for (const _ of [1, 2])
      expect(await cancel(token)).toMatchObject({
        booking: { state: 'cancelled', sequence: 1, cancelled_by: 'visitor' },
      })
    expect(await kindsOfMails()).toEqual(['booking-cancelled', 'booking-cancelled-owner'])
    expect(await isFree(start)).toBe(true)
    expect(await move(token, start + day)).toEqual({ is: 'over' })
  })

  test('can change nothing once the meeting has begun, or with another secret', async () => {
    const { token } = await booked()
    expect(await cancel(token, start)).toEqual({ is: 'over' })
    expect(await cancel('guessed')).toEqual({ is: 'over' })
  })
})

test('two meetings that change places at once do not wait for each other for ever', async () => {
  const one = await booked()
  const two = await booked({ start: start + day, email: 'b@example.com' })
  const free = [start + 3 * hour, start + day + 3 * hour]
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      move(number % 2 ? one.token : two.token, free[number % 2 ? 1 : 0] ?? 0, number),
    ),
  )
  expect(outcomes.filter(({ is }) => is === 'taken')).toEqual([])
})

describe('limits', () => {
  test('a meeting is moved ten times, and by a network thirty times a day', async () => {
    const to = (number: number) => start + (number % 2 ? 0 : hour)
    const moves = async (token: string, count: number) => {
      const outcomes = []
      for (let number = 0; number < count; number++) outcomes.push((await move(token, to(number))).is)
      return outcomes
    }
    const changed = Array(10).fill('changed')
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      const { token } = await booked({ ...visitor(email.charCodeAt(0)), email })
      expect(await moves(token, 12)).toEqual([...changed, 'moved-out', 'moved-out'])
      await cancel(token)
    }
    const { token } = await booked({ ...visitor(1), email: 'd@example.com' })
    expect(await moves(token, 1)).toEqual(['too-many'])
    expect(await move(token, to(0), 0, networksCalled('two'))).toMatchObject({ is: 'changed' })
  })

  test('eight networks of a household leave three times in five free', async () => {
    const before = await loadFreeTimes(databaseOf(), available, now)
    let free = before
    for (let sent = 0; sent < 156; sent++) {
      const networks = await networksOf(databaseOf(), `2001:db8:0:a0${sent % 8}`, now)
      const start = free[sent % free.length] ?? 0
      const outcome = await book({ start, email: `${sent}@example.com`, networks })
      if (outcome.is === 'stored') free = await loadFreeTimes(databaseOf(), available, now)
    }
    expect(free.length / before.length).toBeGreaterThan(0.6)
  })

  test('an address books ten times a day, and an e-mail address five times', async () => {
    const byAddress = []
    // Two days, because a day takes four meetings.
    for (let number = 0; number < 12; number++) {
      const moment = start + Math.floor(number / 4) * day + (number % 4) * hour
      byAddress.push((await book({ start: moment, email: `${number}@example.com` })).is)
    }
    expect(byAddress).toEqual([...Array(10).fill('stored'), 'too-many', 'too-many'])
    const wait = await book({ start: start + 6 * day })
    expect(wait).toEqual({ is: 'too-many', wait: day / 1000 })
  })

  test('after twenty bookings of all visitors in a day, further ones wait for a mail, and the owner is told', async () => {
    const states = []
    const monday = Date.parse('2026-12-07T10:00:00+01:00')
    for (let number = 0; number < 22; number++) {
      const moment = monday + Math.floor(number / 4) * day + (number % 4) * hour
      states.push((await booked({ ...visitor(number), start: moment })).booking.state)
    }
    expect(states).toEqual([...Array(20).fill('confirmed'), 'pending', 'pending'])
    const alerts = await databaseOf().selectFrom('alerts').select('kind').execute()
    expect(alerts.filter(({ kind }) => kind === 'bookings-many')).toHaveLength(1)
  })
})
