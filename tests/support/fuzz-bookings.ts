import fc from 'fast-check'
import { expect } from 'vitest'
import type { Booked, Slots } from '../../app/booking.ts'
import { startMailServer } from '../../harness/mail-server.ts'
import { listenLocally } from '../../harness/port.ts'
import type { Booking } from '../../server/bookings/booking-state.ts'
import { cancelBooking } from '../../server/bookings/change.ts'
import { findBooking, newToken } from '../../server/bookings/tokens.ts'
import type { BookingMailKind } from '../../server/database/tables.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { bookingRules } from '../fixtures/booking-rules.ts'
import { addressIn } from './address.ts'
import { openTestedApp } from './app.ts'
import { bookingRequest, placeholders } from './fuzz-booking-requests.ts'
import { exchange } from './raw-request.ts'

/** Gives the same cases in every run, but for the times that are free then. */
const seed = 20_261_125
/** After so many requests a new day begins for the limits, and most of what is booked is cancelled, so that there are free times. */
const casesPerDay = 100

/**
 * Sends `cases` random requests about bookings over real connections, among them valid ones that book, move, confirm and
 * cancel. Expects no server error, and that every booking that was acknowledged is stored in the end, with its mails.
 * Returns the statuses, the slowest response in milliseconds, and how many bookings were acknowledged.
 */
export async function fuzzBookings(cases: number) {
  const mail = await startMailServer()
  const tested = await openTestedApp({ TRUST_PROXY: '1', SMTP_URL: mail.url })
  const { database } = tested
  const { server } = createHttpServer(tested.app, { trustedProxies: 1 })
  const port = await listenLocally(server)
  const statuses = new Map<string, number>()
  /** The secrets of all bookings that were acknowledged, and whether for good. */
  const tokens = new Map<string, boolean>()
  /** Those of the day. */
  let today: string[] = []
  let sent = 0
  let slowest = 0

  async function beginDay() {
    await database.deleteFrom('limits').execute()
    for (const token of today.slice(2)) await cancelBooking(database, { rules: bookingRules }, token)
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
    const held = await database
      .selectFrom('bookings')
      .select('id')
      .where('starts_at', '=', Date.parse(start))
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (!held) expect.fail(`Acknowledged and not stored: ${body}`)
    return { secret: await newToken(database, held.id), isConfirmed }
  }

  async function mailsAbout(id: string) {
    const mails = await database.selectFrom('outbox').select('kind').where('booking_id', '=', id).execute()
    return mails.map(({ kind }) => kind)
  }

  try {
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
        const begun = performance.now()
        const response = await exchange(port, lines, filled(body))
        slowest = Math.max(slowest, performance.now() - begun)
        const { status } = response
        const key = `${path.replace(/\?.*/, '')} ${status}`
        statuses.set(key, (statuses.get(key) ?? 0) + 1)
        expect(status, `${lines.join('\n')}\n${body}`.slice(0, 1000)).toBeLessThan(500)
        const token = path === '/api/bookings' ? await acknowledged(response) : undefined
        if (token) {
          tokens.set(token.secret, token.isConfirmed)
          today.push(token.secret)
        }
        tested.logged.length = 0
      }),
      { seed, numRuns: cases, endOnFailure: true },
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
    return { statuses: Object.fromEntries(statuses), slowest, acknowledged: tokens.size }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await tested.close()
    await mail.stop()
  }
}

/**
 * The mails that a booking has, now or before: a change replaces those that wait. Those of changes to the visitor are left
 * out after the third of a day (server/mail/unproved-mail.ts).
 */
function expectedMails({ state, sequence }: Booking, wasConfirmed: boolean): BookingMailKind[] {
  if (state === 'pending') return ['booking-held']
  if (state === 'cancelled') return wasConfirmed ? ['booking-cancelled-owner'] : []
  return sequence === 0 ? ['booking-booked', 'booking-booked-owner'] : ['booking-moved-owner']
}
