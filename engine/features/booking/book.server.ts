import { randomUUID } from 'node:crypto'
import { addAlert } from '../../core/alerts/alert-store.server.ts'
import { sha256 } from '../../core/base/sha256.ts'
import type { Database, Transaction } from '../../core/database/open.server.ts'
import { transact } from '../../core/database/retry-transaction.server.ts'
import type { Visit } from '../../core/feature.server.ts'
import {
  type ClientNetworks,
  consume,
  consumeByNetworks,
  everybody,
  type Limit,
  secondsUntil,
} from '../../core/limits/limits.server.ts'
import { mailboxKey } from '../../core/mail/unverified-mail.server.ts'
import { facts, type MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { localDay } from '../../core/time/clock.ts'
import { day, minute } from '../../core/time/durations.ts'
import { type Availability, loadFreeTimes } from './availability.server.ts'
import { addMails, confirmedMails, lockDays } from './booking-rows.server.ts'
import { type Booking, isLive, pendingFor } from './booking-state.server.ts'
import { newToken } from './tokens.server.ts'

/** Also requests for times that are taken, so that nobody tries them all. */
const perNetwork: Limit = { name: 'bookings-network', uses: 10, within: day }
const perMailbox: Limit = { name: 'bookings-mailbox', uses: 5, within: day }
/** Of a network, and of all visitors together. Further bookings are confirmed by mail, so that a robot cannot fill the calendar. */
const trustedOfNetwork: Limit = { name: 'bookings-trusted', uses: 2, within: day, mostShared: 4 }
const trusted: Limit = { name: 'bookings', uses: 20, within: day }

export interface BookingRequest {
  start: number
  kind: MeetingKind
  name: string
  email: string
  phone: string
  about: string
  language: Language
  /** A suspected robot: it has to answer a mail first. */
  isLikelyBot: boolean
  idempotencyKey: string | undefined
  /** For the limits (limits/limits.server.ts). */
  networks: ClientNetworks
  /** How the visitor's visit began, where that is known. */
  visit?: Visit | undefined
}

export type BookingOutcome =
  /** `token` is the secret of a link to the booking. */
  | { is: 'stored'; booking: Booking; token: string }
  /** The same booking was made before. Whoever sends it now may be somebody else: the link stands in the mail about it. */
  | { is: 'repeated'; booking: Booking }
  | { is: 'taken' }
  | { is: 'key-reused' }
  /** The booking of this key is over. */
  | { is: 'ended' }
  /** Seconds. */
  | { is: 'too-many'; wait: number }

/**
 * Stores a booking with its mails, in one transaction that is on the disk when this resolves. Of simultaneous bookings of
 * a time, also at several processes, one is stored and the others are 'taken'. The same booking sent again is the first:
 * with its Idempotency-Key it is 'stored', else 'repeated'. Everything without a known key counts against the limits.
 */
export async function storeBooking(
  database: Database,
  availability: Availability,
  request: BookingRequest,
  now = Date.now(),
): Promise<BookingOutcome> {
  const requestKey = request.idempotencyKey ? sha256(request.idempotencyKey) : null
  const mailbox = await mailboxKey(database, request.email, now)
  return transact(database, async (transaction) => {
    const isFree = async () => (await loadFreeTimes(transaction, availability, now)).includes(request.start)
    // Most times that are asked for in vain are known to be taken without a lock.
    const isWorthLocking = await isFree()
    if (isWorthLocking) await lockDays(transaction, [request.start], availability.rules)
    const known = requestKey && (await findByKey(transaction, requestKey))
    if (known) return answerKnown(transaction, known, request, now)
    const until =
      (await consumeByNetworks(transaction, perNetwork, request.networks, now)) ??
      (await consume(transaction, perMailbox, mailbox, now))
    if (until !== undefined) return { is: 'too-many', wait: secondsUntil(until, now) }
    const same = await findSame(transaction, request, now)
    if (same) return { is: 'repeated', booking: same }
    if (!isWorthLocking || !(await isFree())) return { is: 'taken' }
    const isPending = request.isLikelyBot || !(await isTrusted(transaction, request.networks, now))
    const { start, kind, name, email, phone, about, language } = request
    const booking: Booking = {
      id: randomUUID(),
      created_at: now,
      starts_at: start,
      ends_at: start + availability.rules.minutes * minute,
      kind,
      language,
      name,
      email,
      phone,
      about,
      state: isPending ? 'pending' : 'confirmed',
      pending_until: isPending ? now + pendingFor : null,
      proved_at: null,
      sequence: 0,
      cancelled_by: null,
      reason: '',
      request_key: requestKey,
      request_fingerprint: requestKey && fingerprintOf(request),
      source: request.visit?.source ?? null,
      first_page: request.visit?.page ?? null,
    }
    await transaction.insertInto('bookings').values(booking).execute()
    const refusal = await addMails(transaction, booking, isPending ? ['booking-held'] : confirmedMails, {
      now,
      mailbox,
      networks: request.networks,
    })
    if (isPending && refusal) {
      // Without its mail nobody could confirm it.
      await transaction.deleteFrom('bookings').where('id', '=', booking.id).execute()
      return { is: 'too-many', wait: secondsUntil(refusal.until, now) }
    }
    return { is: 'stored', booking, token: await newToken(transaction, booking.id, { isMailed: false }, now) }
  })
}

/** Whether a booking may be confirmed at once. The owner is told when the day has no more for anybody. */
async function isTrusted(transaction: Transaction, networks: ClientNetworks, now: number): Promise<boolean> {
  if ((await consumeByNetworks(transaction, trustedOfNetwork, networks, now)) !== undefined) return false
  if ((await consume(transaction, trusted, everybody, now)) === undefined) return true
  await addAlert(transaction, { kind: 'bookings-many', id: `bookings-many-${localDay(now, facts)}` }, now)
  return false
}

async function answerKnown(
  transaction: Transaction,
  booking: Booking,
  request: BookingRequest,
  now: number,
): Promise<BookingOutcome> {
  const { request_fingerprint } = booking
  if (request_fingerprint !== null && request_fingerprint !== fingerprintOf(request))
    return { is: 'key-reused' }
  if (!isLive(booking, now)) return { is: 'ended' }
  return { is: 'stored', booking, token: await newToken(transaction, booking.id, { isMailed: false }, now) }
}

const findByKey = (transaction: Transaction, requestKey: string): Promise<Booking | undefined> =>
  transaction.selectFrom('bookings').selectAll().where('request_key', '=', requestKey).executeTakeFirst()

/** The booking of the same time for the same person. */
async function findSame(transaction: Transaction, { start, email, name, kind }: BookingRequest, now: number) {
  const bookings = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('starts_at', '=', start)
    .where('email', '=', email)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('state', '!=', 'cancelled')
    .execute()
  return bookings.find((booking) => isLive(booking, now))
}

const fingerprintOf = ({ start, kind, name, email, phone, about }: BookingRequest) =>
  sha256(JSON.stringify([start, kind, name, email, phone, about]))
