import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { bookingRequest, placeholders } from '../../../tests/support/fuzz-booking-requests.ts'
import { addressIn } from '../../../tests/support/ip-address.ts'
import { exchange, withServer } from '../../../tests/support/raw-request.ts'
import { repeats } from '../../../tests/support/repeats.ts'
import type { Booked, Slots } from './booking.ts'
import type { Booking } from './booking-state.server.ts'
import { cancelBooking } from './change.server.ts'
import { bookingRules } from './rules.ts'
import type { BookingMailKind } from './tables.server.ts'
import { findBooking, newToken } from './tokens.server.ts'

/** After so many requests a new day begins for the limits, and most of what is booked is cancelled, so that there are free times. */
const casesPerDay = 100

vi.setConfig({ testTimeout: repeats(120_000, 1_200_000) })

/** Valid requests among them book, move, confirm and cancel. */
test('random requests about bookings crash nothing, all end, and lose no booking', () =>
  withServer({}, async ({ tested: { database, logged }, port }) => {
    const cases = repeats(300, 900)
    const outcomes = new Set<string>()
    /** The secrets of all bookings that were acknowledged, and whether for good. */
    const tokens = new Map<string, boolean>()
    /** Those of the day. */
    let today: string[] = []
    let sent = 0

    async function beginDay() {
      await database.deleteFrom('limits').execute()
      for (const token of today.slice(2))
        await cancelBooking(database, { rules: bookingRules }, { token, networks: [] })
      today = []
    }

    async function free(): Promise<string[]> {
      const { slots }: Slots = await (await fetch(`http://127.0.0.1:${port}/api/slots`)).json()
      return slots
    }

    /** The secret of a booking that a response has acknowledged. Who has to answer a mail first finds it there. */
    async function acknowledged({ status, headers, body }: Awaited<ReturnType<typeof exchange>>) {
      const [, inAddress] = /Location: \S*\?booking=([\w-]+)\r?$/im.exec(headers) ?? []
      if (inAddress) return { secret: inAddress, isConfirmed: true }
      if (status !== 201) return undefined
      const { start, isConfirmed, page = '' }: Booked = JSON.parse(body.slice(body.indexOf('{')))
      if (isConfirmed)
        return {
          secret: new URL(page).searchParams.get('booking') ?? expect.fail(`No link in ${body}`),
          isConfirmed,
        }
      const pending = await database
        .selectFrom('bookings')
        .select('id')
        .where('starts_at', '=', Date.parse(start))
        .where('state', '=', 'pending')
        .executeTakeFirst()
      if (!pending) expect.fail(`Acknowledged and not stored: ${body}`)
      return { secret: await newToken(database, pending.id), isConfirmed }
    }

    async function mailsAbout(id: string) {
      const mails = await database.selectFrom('outbox').select('kind').where('booking_id', '=', id).execute()
      return mails.map(({ kind }) => kind)
    }

    await fc.assert(
      fc.asyncProperty(bookingRequest, async ({ request: { method, path, type, body }, headers, nth }) => {
        if (sent++ % casesPerDay === 0) await beginDay()
        const times = body.includes(placeholders.free) ? await free() : []
        const time = times[nth % times.length] ?? ''
        const filled = (text: string) =>
          text
            .replace(placeholders.free, () => (type === 'application/json' ? time : encodeURIComponent(time)))
            .replace(placeholders.token, () => today[nth % today.length] ?? '')
        const lines = [
          `${method} ${filled(path)} HTTP/1.1`,
          ...['Host: site.example', 'Connection: close', `X-Forwarded-For: ${addressIn(10, sent)}`],
          ...[`Content-Type: ${type}`, ...headers],
        ]
        const response = await exchange(port, lines, filled(body))
        const { status } = response
        outcomes.add(`${path.replace(/\?.*/, '')} ${status}`)
        expect(status, `${lines.join('\n')}\n${body}`.slice(0, 1000)).toBeLessThan(500)
        const token = path === '/api/bookings' ? await acknowledged(response) : undefined
        if (token) {
          tokens.set(token.secret, token.isConfirmed)
          today.push(token.secret)
        }
        logged.length = 0
      }),
      { numRuns: cases, endOnFailure: true },
    )
    for (const [token, isConfirmed] of tokens) {
      const booking = await findBooking(database, token)
      if (!booking) expect.fail(`The booking of ${token} is lost`)
      expect(await mailsAbout(booking.id), JSON.stringify(booking)).toEqual(
        expect.arrayContaining(expectedMails(booking, isConfirmed)),
      )
    }
    const days = await database.selectFrom('booking_days').select('day').execute()
    expect(days.length).toBeLessThanOrEqual(bookingRules.daysAhead + 1)
    // Makes sure that the requests reach each of these outcomes.
    for (const status of [201, 303, 400, 409, 415, 422]) expect(outcomes).toContain(`/api/bookings ${status}`)
    expect(tokens.size).toBeGreaterThan(cases / 20)
  }))

/**
 * The mails that a booking has, now or before: a change replaces those that wait. Those of changes to the visitor are left
 * out after the third of a day (engine/core/mail/unverified-mail.server.ts).
 */
function expectedMails({ state, sequence }: Booking, wasConfirmed: boolean): BookingMailKind[] {
  if (state === 'pending') return ['booking-held']
  if (state === 'cancelled') return wasConfirmed ? ['booking-cancelled-owner'] : []
  return sequence === 0 ? ['booking-booked', 'booking-booked-owner'] : ['booking-moved-owner']
}
