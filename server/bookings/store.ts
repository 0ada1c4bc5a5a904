import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { BookingRules } from '../../content/booking.ts'
import type { MeetingKind } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { addAlert } from '../alerts/alert-store.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import type { AlertKind, BookingMailKind, Tables } from '../database/tables.ts'
import { type Limit, use } from '../http/limits.ts'
import { newMail } from '../mail/outbox-store.ts'
import type { Visit } from '../statistics/visitors.ts'
import { dayOf, freeTimes } from './free-times.ts'
import type { Interval } from './interval.ts'

export type Booking = Tables['bookings']

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a time is kept for a visitor who has to answer a mail first, in milliseconds. */
export const heldFor = 2 * hour
/** How long before the meeting the visitor is reminded, in milliseconds. */
const remindedBefore = day
/** How often a meeting can be moved. */
const maxMoves = 10

const perAddress: Limit = { name: 'bookings-address', uses: 10, within: day }
const perEmail: Limit = { name: 'bookings-email', uses: 5, within: day }
/** Of all visitors together. Further bookings are confirmed by mail, so that a robot cannot fill the calendar. */
const trusted: Limit = { name: 'bookings', uses: 20, within: day }

/** When meetings can be, and what stands in the owner's calendars. */
export interface Availability {
  rules: BookingRules
  busy: readonly Interval[]
}

export interface BookingRequest {
  start: number
  kind: MeetingKind
  name: string
  email: string
  phone: string
  about: string
  language: Language
  /** A suspected robot: the time is held until a mail is answered. */
  isSuspect: boolean
  idempotencyKey: string | undefined
  /** The sender for the limits (http/limits.ts). */
  sender: string
  /** How the visitor's visit began, where that is known. */
  visit?: Visit | undefined
}

export type BookingOutcome =
  /** `token` is the secret of a link to the booking. */
  | { is: 'stored'; booking: Booking; token: string }
  | { is: 'taken' }
  | { is: 'key-reused' }
  /** Seconds. */
  | { is: 'too-many'; wait: number }

type Rows = Kysely<Tables> | Transaction<Tables>

/** The times that can be booked at a moment, in order, in milliseconds. `but` is a booking whose own time counts as free. */
export async function loadFreeTimes(
  database: Rows,
  { rules, busy }: Availability,
  now = Date.now(),
  but = '',
): Promise<number[]> {
  const meetings = await database
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at'])
    .where('ends_at', '>', now - day)
    .where(({ and, eb, or }) =>
      or([eb('state', '=', 'booked'), and([eb('state', '=', 'held'), eb('held_until', '>', now)])]),
    )
    .where('id', '!=', but)
    .execute()
  const blocked = await database
    .selectFrom('blocked_times')
    .select(['starts_at', 'ends_at'])
    .where('ends_at', '>', now)
    .execute()
  return freeTimes(rules, { meetings: meetings.map(intervalOf), busy, blocked: blocked.map(intervalOf) }, now)
}

const intervalOf = ({ starts_at, ends_at }: { starts_at: number; ends_at: number }): Interval => ({
  start: starts_at,
  end: ends_at,
})

/**
 * Stores a booking with its mails, in one transaction that is on the disk when this resolves. Of simultaneous bookings of
 * a time, also at several processes, one is stored and the others are 'taken'. The same booking sent again is the first.
 */
export async function storeBooking(
  database: Database,
  availability: Availability,
  request: BookingRequest,
  now = Date.now(),
): Promise<BookingOutcome> {
  const requestKey = request.idempotencyKey ? hash(request.idempotencyKey) : null
  return transact(database, async (transaction) => {
    const isFree = async () => (await loadFreeTimes(transaction, availability, now)).includes(request.start)
    // Most times that are asked for in vain are known to be taken without a lock.
    const isWorthLocking = await isFree()
    if (isWorthLocking) await lockDays(transaction, [request.start], availability.rules)
    const same = await findSame(transaction, request, requestKey)
    if (same) {
      if (!isSameRequest(same, request)) return { is: 'key-reused' }
      return { is: 'stored', booking: same, token: await newToken(transaction, same.id) }
    }
    if (!isWorthLocking || !(await isFree())) return { is: 'taken' }
    await endHeld(transaction, now)
    const wait = await countBooking(transaction, request, now)
    if (wait !== undefined) return { is: 'too-many', wait }
    const isHeld = request.isSuspect || (await use(transaction, 'all', trusted, now)) !== undefined
    const { start, kind, name, email, phone, about, language } = request
    const booking: Booking = {
      ...{ id: randomUUID(), created_at: now, starts_at: start },
      ends_at: start + availability.rules.minutes * minute,
      ...{ kind, language, name, email, phone, about },
      state: isHeld ? 'held' : 'booked',
      held_until: isHeld ? now + heldFor : null,
      ...{ sequence: 0, cancelled_by: null, reason: '', request_key: requestKey },
      ...{ source: request.visit?.source ?? null, first_page: request.visit?.page ?? null },
    }
    await transaction.insertInto('bookings').values(booking).execute()
    await addMails(transaction, booking, isHeld ? ['booking-held'] : booked, now)
    return { is: 'stored', booking, token: await newToken(transaction, booking.id) }
  })
}

const booked = ['booking-booked', 'booking-booked-owner', 'booking-reminder'] as const

/** Books a held time for good. Undefined where there is no such booking, or its time has passed or is taken. */
export const confirmBooking = (
  database: Database,
  availability: Pick<Availability, 'rules'>,
  token: string,
  now = Date.now(),
): Promise<Booking | undefined> =>
  changeBooking(database, availability, token, now, async (transaction, booking) => {
    if (booking.state === 'booked') return booking
    if (booking.state !== 'held' || (booking.held_until ?? 0) <= now) return undefined
    const confirmed: Booking = { ...booking, state: 'booked', held_until: null }
    await replace(transaction, confirmed, booked, now)
    return confirmed
  })

/** Moves a meeting. 'taken' where the new time is not free, undefined where there is no such booking any more. */
export const moveBooking = (
  database: Database,
  availability: Availability,
  token: string,
  start: number,
  now = Date.now(),
): Promise<Booking | 'taken' | undefined> =>
  changeBooking(
    database,
    availability,
    token,
    now,
    async (transaction, booking) => {
      if (booking.state !== 'booked' || booking.sequence >= maxMoves) return undefined
      if (booking.starts_at === start) return booking
      if (!(await loadFreeTimes(transaction, availability, now, booking.id)).includes(start)) return 'taken'
      const moved: Booking = {
        ...booking,
        starts_at: start,
        ends_at: start + availability.rules.minutes * minute,
        sequence: booking.sequence + 1,
      }
      await endHeld(transaction, now)
      await replace(transaction, moved, ['booking-moved', 'booking-moved-owner', 'booking-reminder'], now)
      return moved
    },
    // On days out of reach nothing is free: they need no lock, whose row would stay.
    ...(start > now && start < now + (availability.rules.daysAhead + 1) * day ? [start] : []),
  )

/** Cancels a meeting by the secret of its link. Undefined where there is no such booking, or the meeting has begun. */
export const cancelBooking = (
  database: Database,
  availability: Pick<Availability, 'rules'>,
  token: string,
  now = Date.now(),
): Promise<Booking | undefined> =>
  changeBooking(database, availability, token, now, (transaction, booking) =>
    booking.state === 'cancelled'
      ? Promise.resolve(booking)
      : cancel(transaction, booking, { by: 'visitor' }, now),
  )

/** Cancels a meeting for the owner, who may say why. Undefined where it is cancelled already, or has begun. */
export const cancelForOwner = (
  database: Database,
  rules: BookingRules,
  { id, reason }: Pick<Booking, 'id' | 'reason'>,
  now = Date.now(),
): Promise<Booking | undefined> =>
  changeFound(
    database,
    rules,
    (rows) => rows.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst(),
    now,
    async (transaction, booking) =>
      booking.state === 'cancelled' ? undefined : cancel(transaction, booking, { by: 'owner', reason }, now),
  )

/** Cancels a meeting, and tells both sides by mail. A held one is only forgotten. */
export async function cancel(
  transaction: Transaction<Tables>,
  booking: Booking,
  { by, reason = '' }: { by: 'visitor' | 'owner'; reason?: string },
  now: number,
): Promise<Booking> {
  const cancelled: Booking = {
    ...booking,
    state: 'cancelled',
    held_until: null,
    sequence: booking.sequence + 1,
    cancelled_by: by,
    reason,
  }
  const mails = booking.state === 'held' ? [] : (['booking-cancelled', 'booking-cancelled-owner'] as const)
  await replace(transaction, cancelled, mails, now)
  return cancelled
}

/** The booking of a link, if there is one. */
export const findBooking = (database: Rows, token: string): Promise<Booking | undefined> =>
  database
    .selectFrom('bookings')
    .innerJoin('booking_tokens', 'booking_tokens.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('booking_tokens.hash', '=', hash(token))
    .executeTakeFirst()

/** Makes a secret for a link to a booking: 128 random bits, of which only a hash is stored. */
export async function newToken(database: Rows, bookingId: string): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await database
    .insertInto('booking_tokens')
    .values({ hash: hash(token), booking_id: bookingId })
    .execute()
  return token
}

/** Changes the booking of a link while its days are locked. A meeting that has begun can no longer be changed. */
async function changeBooking<Result>(
  database: Database,
  { rules }: Pick<Availability, 'rules'>,
  token: string,
  now: number,
  change: (transaction: Transaction<Tables>, booking: Booking) => Promise<Result | undefined>,
  ...moments: number[]
): Promise<Result | undefined> {
  return changeFound(database, rules, (rows) => findBooking(rows, token), now, change, ...moments)
}

async function changeFound<Result>(
  database: Database,
  rules: BookingRules,
  find: (rows: Rows) => Promise<Booking | undefined>,
  now: number,
  change: (transaction: Transaction<Tables>, booking: Booking) => Promise<Result | undefined>,
  ...moments: number[]
): Promise<Result | undefined> {
  return transact(database, async (transaction) => {
    const found = await find(transaction)
    if (!found) return undefined
    await lockDays(transaction, [found.starts_at, ...moments], rules)
    const booking = await find(transaction)
    // Moved meanwhile to a day that is not locked: the visitor looks again and tries again.
    if (booking?.starts_at !== found.starts_at || booking.starts_at <= now) return undefined
    return change(transaction, booking)
  })
}

/** Writes a changed booking. Its mails that wait are replaced by these. */
async function replace(
  transaction: Transaction<Tables>,
  booking: Booking,
  mails: readonly BookingMailKind[],
  now: number,
) {
  await transaction.updateTable('bookings').set(booking).where('id', '=', booking.id).execute()
  await transaction
    .deleteFrom('outbox')
    .where('booking_id', '=', booking.id)
    .where('sent_at', 'is', null)
    .execute()
  await addMails(transaction, booking, mails, now)
}

/** What the owner is alerted to with a mail about it. */
const alerts = new Map<BookingMailKind, AlertKind>([
  ['booking-booked-owner', 'booking-booked'],
  ['booking-moved-owner', 'booking-moved'],
  ['booking-cancelled-owner', 'booking-cancelled'],
])

async function addMails(
  transaction: Transaction<Tables>,
  { id, starts_at, cancelled_by }: Booking,
  kinds: readonly BookingMailKind[],
  now: number,
) {
  const mails = kinds.flatMap((kind) => {
    const due_at = kind === 'booking-reminder' ? starts_at - remindedBefore : now
    return due_at < now ? [] : newMail({ booking_id: id, kind, due_at })
  })
  if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute()
  const alert = kinds.map((kind) => alerts.get(kind)).find(Boolean)
  // The owner knows what the owner has cancelled.
  if (alert && cancelled_by !== 'owner') await addAlert(transaction, { kind: alert, starts_at }, now)
}

/** Lets one transaction at a time change the bookings of these days, in an order in which no two wait for each other. */
async function lockDays(transaction: Transaction<Tables>, moments: readonly number[], rules: BookingRules) {
  const days = [...new Set(moments.map((moment) => dayOf(moment, rules)))].toSorted()
  for (const day of days)
    await transaction
      .insertInto('booking_days')
      .values({ day, changes: 1 })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ changes: row('booking_days.changes', '+', 1) })),
      )
      .execute()
}

/** Frees the times of robots, which never answer. */
const endHeld = (transaction: Transaction<Tables>, now: number) =>
  transaction
    .updateTable('bookings')
    .set({ state: 'cancelled', held_until: null })
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .execute()

/** The booking that the same request has led to: one with its key, or of the same sender at the same time. */
async function findSame(
  database: Rows,
  { start, email, name, kind }: BookingRequest,
  requestKey: string | null,
): Promise<Booking | undefined> {
  const byKey =
    requestKey === null
      ? undefined
      : await database
          .selectFrom('bookings')
          .selectAll()
          .where('request_key', '=', requestKey)
          .executeTakeFirst()
  if (byKey) return byKey
  return database
    .selectFrom('bookings')
    .selectAll()
    .where('starts_at', '=', start)
    .where('email', '=', email)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('state', 'in', ['held', 'booked'])
    .executeTakeFirst()
}

const isSameRequest = (booking: Booking, { name, email, kind }: BookingRequest) =>
  booking.name === name && booking.email === email && booking.kind === kind

/** Counts a booking against the limits of its sender. Returns the seconds to wait over one of them. */
async function countBooking(
  transaction: Transaction<Tables>,
  { sender, email }: BookingRequest,
  now: number,
): Promise<number | undefined> {
  const until =
    (await use(transaction, sender, perAddress, now)) ??
    (await use(transaction, hash(email.toLowerCase()), perEmail, now))
  return until === undefined ? undefined : Math.ceil((until - now) / 1000)
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
