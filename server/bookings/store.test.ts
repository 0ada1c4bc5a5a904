import { describe, expect, test } from 'vitest'
import { bookingRules as rules } from '../../tests/fixtures/booking-rules.ts'
import { processDatabases } from '../../tests/support/process-databases.ts'
import {
  type BookingRequest,
  cancelBooking,
  confirmBooking,
  findBooking,
  heldFor,
  loadFreeTimes,
  moveBooking,
  storeBooking,
} from './store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const now = Date.parse('2026-11-24T12:00:00+01:00')
const start = Date.parse('2026-12-01T10:00:00+01:00')
const available = { rules, busy: [] }

const databaseOf = processDatabases()

const book = (changes: Partial<BookingRequest> = {}, at = now, process = 0) =>
  storeBooking(
    databaseOf(process),
    available,
    {
      start,
      kind: 'phone',
      name: 'Åsa Öberg',
      email: 'asa@example.com',
      phone: '070-123 45 67',
      about: 'Vår webbutik',
      language: 'sv',
      isSuspect: false,
      idempotencyKey: undefined,
      sender: 'one',
      ...changes,
    },
    at,
  )

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

const kindsOfMails = async () => (await mails()).map(([kind]) => kind)
const isFree = async (moment: number, at = now) =>
  (await loadFreeTimes(databaseOf(), available, at)).includes(moment)

test('a booking is stored with its mails, and takes its time and the pause around it', async () => {
  const { booking } = await booked()
  expect(booking).toMatchObject({ state: 'booked', starts_at: start, ends_at: start + 30 * minute })
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
  const request = (await booked()).booking
  const next = { ...request, start: start + hour, email: 'b@example.com', isSuspect: false, sender: 'two' }
  const outcome = await storeBooking(
    databaseOf(),
    { rules, busy },
    { ...next, idempotencyKey: undefined },
    now,
  )
  expect(outcome).toEqual({ is: 'taken' })
})

test('of fifty visitors who book one time at once, one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      book({ email: `visitor-${number}@example.com`, sender: `${number}` }, now, number),
    ),
  )
  expect(Object.groupBy(outcomes, ({ is }) => is)).toMatchObject({
    stored: expect.objectContaining({ length: 1 }),
    taken: expect.objectContaining({ length: 49 }),
  })
  expect(await kindsOfMails()).toHaveLength(3)
})

test('neighboring times and the last place of a day go to one visitor too', async () => {
  const times = [
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '12:30',
    '13:00',
    '14:00',
    '15:00',
  ]
  const outcomes = await Promise.all(
    times.map((time, number) =>
      book(
        {
          start: Date.parse(`2026-12-01T${time}:00+01:00`),
          email: `visitor-${number}@example.com`,
          sender: `${number}`,
        },
        now,
        number,
      ),
    ),
  )
  const taken = outcomes.flatMap((outcome) => (outcome.is === 'stored' ? [outcome.booking.starts_at] : []))
  expect(taken).toHaveLength(rules.mostPerDay)
  for (const [index, moment] of taken.toSorted().entries())
    expect(moment - (taken.toSorted()[index - 1] ?? 0)).toBeGreaterThanOrEqual(45 * minute)
})

describe('the same booking sent again', () => {
  test('is the first one, by key and by content', async () => {
    const first = await booked({ idempotencyKey: 'mine' })
    for (const again of [await booked({ idempotencyKey: 'mine' }), await booked()]) {
      expect(again.booking.id).toBe(first.booking.id)
      expect(await findBooking(databaseOf(), again.token)).toMatchObject({ id: first.booking.id })
    }
    expect(await kindsOfMails()).toHaveLength(3)
  })

  test('at once to all processes is stored once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => booked({ idempotencyKey: 'mine' }, now, number)),
    )
    expect(new Set(outcomes.map(({ booking }) => booking.id)).size).toBe(1)
    expect(await kindsOfMails()).toHaveLength(3)
  })

  test('with another content under the same key is refused', async () => {
    await booked({ idempotencyKey: 'mine' })
    expect(await book({ idempotencyKey: 'mine', email: 'b@example.com' })).toEqual({ is: 'key-reused' })
  })
})

describe('a suspected robot', () => {
  test('keeps the time for two hours, and books it by the link in its mail', async () => {
    const { booking, token } = await booked({ isSuspect: true })
    expect([booking.state, await kindsOfMails(), await isFree(start)]).toEqual([
      'held',
      ['booking-held'],
      false,
    ])
    expect(await confirmBooking(databaseOf(), available, token, now + hour)).toMatchObject({
      state: 'booked',
    })
    expect(await kindsOfMails()).toEqual(['booking-booked', 'booking-booked-owner', 'booking-reminder'])
    expect(await isFree(start, now + heldFor)).toBe(false)
  })

  test('that does not answer frees the time for others', async () => {
    const { token } = await booked({ isSuspect: true })
    expect(await isFree(start, now + heldFor)).toBe(true)
    const other = await booked({ email: 'b@example.com' }, now + heldFor)
    expect(other.booking.state).toBe('booked')
    expect(await confirmBooking(databaseOf(), available, token, now + heldFor)).toBeUndefined()
  })
})

describe('a visitor', () => {
  test('moves a meeting: the old time is free, and the calendars get a newer entry', async () => {
    const { token } = await booked()
    const later = start + day
    expect(await moveBooking(databaseOf(), available, token, later, now)).toMatchObject({
      starts_at: later,
      sequence: 1,
    })
    expect([await isFree(start), await isFree(later)]).toEqual([true, false])
    expect(await mails()).toEqual([
      ['booking-moved', now],
      ['booking-moved-owner', now],
      ['booking-reminder', later - day],
    ])
  })

  test('moves a meeting by half an hour, within its own pause', async () => {
    const { token } = await booked()
    const outcome = await moveBooking(databaseOf(), available, token, start + 30 * minute, now)
    expect(outcome).toMatchObject({ starts_at: start + 30 * minute })
  })

  test('cannot move it to a time that is taken', async () => {
    const { token } = await booked()
    await booked({ start: start + day, email: 'b@example.com' })
    expect(await moveBooking(databaseOf(), available, token, start + day, now)).toBe('taken')
    expect(await isFree(start)).toBe(false)
  })

  test.each(['-000001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'cannot move it to %s, and leaves no trace of it',
    async (time) => {
      const { token } = await booked()
      expect(await moveBooking(databaseOf(), available, token, Date.parse(time), now)).toBe('taken')
      const days = await databaseOf().selectFrom('booking_days').select('day').execute()
      expect(days).toEqual([{ day: '2026-12-01' }])
    },
  )

  test('cancels it once: the time is free, both sides get a mail and no reminder', async () => {
    const { token } = await booked()
    for (const _ of [1, 2])
      expect(await cancelBooking(databaseOf(), available, token, now)).toMatchObject({
        state: 'cancelled',
        sequence: 1,
        cancelled_by: 'visitor',
      })
    expect(await kindsOfMails()).toEqual(['booking-cancelled', 'booking-cancelled-owner'])
    expect(await isFree(start)).toBe(true)
    expect(await moveBooking(databaseOf(), available, token, start + day, now)).toBeUndefined()
  })

  test('can change nothing once the meeting has begun, or with another secret', async () => {
    const { token } = await booked()
    expect(await cancelBooking(databaseOf(), available, token, start)).toBeUndefined()
    expect(await cancelBooking(databaseOf(), available, 'guessed', now)).toBeUndefined()
  })
})

test('two meetings that change places at once do not wait for each other for ever', async () => {
  const one = await booked()
  const two = await booked({ start: start + day, email: 'b@example.com' })
  const free = [start + 3 * hour, start + day + 3 * hour]
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      moveBooking(
        databaseOf(number),
        available,
        number % 2 ? one.token : two.token,
        free[number % 2 ? 1 : 0] ?? 0,
        now,
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'taken')).toEqual([])
})

describe('limits', () => {
  test('an address books ten times a day, and an e-mail address five times', async () => {
    const at = (number: number) => ({ start: start + number * 90 * minute })
    const byAddress = []
    // Two days, because a day takes four meetings.
    for (let number = 0; number < 12; number++) {
      const moment = start + Math.floor(number / 4) * day + (number % 4) * hour
      byAddress.push((await book({ start: moment, email: `${number}@example.com` })).is)
    }
    expect(byAddress).toEqual([...Array(10).fill('stored'), 'too-many', 'too-many'])
    const wait = await book({ ...at(0), start: start + 6 * day })
    expect(wait).toEqual({ is: 'too-many', wait: day / 1000 })
  })

  test('after twenty bookings of all visitors in a day, further ones are held', async () => {
    const states = []
    for (let number = 0; number < 22; number++) {
      const moment =
        Date.parse('2026-12-07T10:00:00+01:00') + Math.floor(number / 4) * day + (number % 4) * hour
      const { booking } = await booked({ start: moment, email: `${number}@example.com`, sender: `${number}` })
      states.push(booking.state)
    }
    expect(states).toEqual([...Array(20).fill('booked'), 'held', 'held'])
  })
})
