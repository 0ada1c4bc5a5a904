/** The agenda: booked meetings, busy and open times; and what the owner changes in it. */

import { type Context, Hono } from 'hono'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import type { Done } from '../../../core/desk/api.ts'
import type { Desk } from '../../../core/desk/desk.server.ts'
import type { DeskFeature } from '../../../core/desk/desk-feature.server.ts'
import { text } from '../../../core/forms/text.server.ts'
import { problem } from '../../../core/http/problem.server.ts'
import { facts } from '../../../core/site/facts.ts'
import { dayAfter, type IsoDay, localDay } from '../../../core/time/clock.ts'
import { hour } from '../../../core/time/durations.ts'
import type { Interval } from '../../../core/time/interval.ts'
import { openTimes, toEpoch } from '../../../core/time/moments.ts'
import {
  loadBlockedTimes,
  newBlockedTime,
  removeBlockedTime,
  storeBlockedTime,
} from '../blocked-times.server.ts'
import { isLive } from '../booking-state.server.ts'
import { cancelForOwner } from '../change.server.ts'
import type { BookingRules } from '../rules.ts'
import { loadBookings, type StoredBooking } from '../stored-bookings.server.ts'
import type { Agenda, Cancellation, Meeting, NewBlock, NextMeetings } from './bookings-api.ts'
import { type OwnerCalendars, startOwnerCalendars } from './owner-calendars.server.ts'

/** The longest agenda, in days. */
const mostDays = 100
/** Of a sentence to the visitor, and of a note, in UTF-16 code units. */
const maxLength = 1000

const day = z.iso.date()
const Days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && to <= dayAfter(from, mostDays), 'must be a hundred days at most')
const Reason: z.ZodType<Cancellation> = z.strictObject({ reason: text.pipe(z.string().max(maxLength)) })
const moment = z.int().min(0).max(8.64e15)
const Block: z.ZodType<NewBlock> = z
  .strictObject({ startsAt: moment, endsAt: moment, note: text.pipe(z.string().max(maxLength)) })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, 'must begin before it ends')

interface BookingDesk extends Desk {
  rules: BookingRules
  calendars: OwnerCalendars
}

/** Answers for the agenda, and reads the owner's calendars until it is stopped. */
export function startBookings(desk: Desk, rules: BookingRules): DeskFeature {
  const calendars = startOwnerCalendars(desk.config, rules, desk.log)
  return {
    facts: { hasBooking: rules.kinds.length > 0 },
    routes: bookingRoutes({ ...desk, rules, calendars }),
    checks: () => [calendars.check()],
    today: async () => ({ meetings: await loadNextMeetings(desk) }) satisfies NextMeetings,
    mailed: (failed) =>
      desk.database
        .selectFrom('bookings')
        .select(['id', 'name'])
        .where('id', 'in', failed.select('booking_id'))
        .execute(),
    stop: calendars.stop,
  }
}

function bookingRoutes(desk: BookingDesk) {
  const routes = new Hono()
  routes.get('/bookings', async (context) => {
    const days = Days.safeParse(context.req.query())
    return days.success ? context.json(await loadAgenda(desk, days.data)) : problem(422)
  })
  routes.post('/bookings/:id/cancel', async (context) => {
    const body = Reason.safeParse(await bodyOf(context))
    if (!body.success) return problem(422)
    const outcome = await cancelLater(desk, context.req.param('id'), body.data)
    return outcome instanceof Response ? outcome : context.json(outcome)
  })
  routes.post('/blocked', async (context) => {
    const body = Block.safeParse(await bodyOf(context))
    if (!body.success) return problem(422)
    if (body.data.endsAt <= Date.now()) return problem(422, 'This time has passed')
    return context.json(await block(desk, body.data))
  })
  routes.post('/blocked/:id/free', async (context) => {
    const done = await free(desk, context.req.param('id'))
    return done ? context.json(done) : problem(404)
  })
  return routes
}

/** Undefined where it is no JSON. */
const bodyOf = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined)

async function loadAgenda(desk: BookingDesk, { from, to }: { from: IsoDay; to: IsoDay }): Promise<Agenda> {
  const { database, rules, calendars } = desk
  const span = { start: toEpoch(from, '00:00', rules), end: toEpoch(dayAfter(to, 1), '00:00', rules) }
  const blocked = await loadBlockedTimes(database, span)
  const isWithin = ({ start, end }: Interval) => start < span.end && end > span.start
  return {
    meetings: await loadMeetings(desk, span),
    blocked: blocked.map(({ id, starts_at, ends_at, note }) => ({
      id,
      startsAt: starts_at,
      endsAt: ends_at,
      note,
    })),
    busy: calendars.busy().filter(isWithin).map(spanOf),
    open: daysFrom(from, to)
      .flatMap((date) => openTimes(date, rules))
      .map(spanOf),
    offeredFrom: Date.now() + rules.noticeHours * hour,
    calendarsReadAt: calendars.readAt(),
  }
}

/** The booked meetings of today and tomorrow that have not ended. */
async function loadNextMeetings(desk: Desk): Promise<Meeting[]> {
  const start = Date.now()
  const end = toEpoch(dayAfter(localDay(start, facts), 2), '00:00', facts)
  return (await loadMeetings(desk, { start, end })).filter(({ state }) => state !== 'cancelled')
}

/** The meetings of a time, also cancelled ones, in order. One that is about to be cancelled is shown as that. */
async function loadMeetings({ database, undo }: Desk, { start, end }: Interval): Promise<Meeting[]> {
  const hidden = undo.hiddenIds()
  const stored = await loadBookings(database, (query) =>
    query.where('starts_at', '<', end).where('ends_at', '>', start),
  )
  const now = Date.now()
  return stored.map((booking) => meetingOf(booking, hidden.has(booking.id), now))
}

function meetingOf(booking: StoredBooking, isBeingCancelled: boolean, now: number): Meeting {
  const { id, kind, language, name, email, phone, about, source } = booking
  return {
    id,
    kind,
    language,
    name,
    email,
    phone,
    about,
    source,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    // One that nobody has confirmed in time is over.
    state: isBeingCancelled || !isLive(booking, now) ? 'cancelled' : booking.state,
    firstPage: booking.first_page,
  }
}

const spanOf = ({ start, end }: Interval) => ({ startsAt: start, endsAt: end })

const daysFrom = (from: IsoDay, to: IsoDay): IsoDay[] =>
  Array.from({ length: Temporal.PlainDate.from(from).until(to).days + 1 }, (_, index) =>
    dayAfter(from, index),
  )

async function cancelLater(
  { database, rules, undo, log }: BookingDesk,
  id: string,
  { reason }: Cancellation,
) {
  const now = Date.now()
  const [booking] = await loadBookings(database, (query) => query.where('id', '=', id))
  if (!booking || undo.hiddenIds().has(id)) return problem(404)
  if (!isLive(booking, now)) return problem(409, 'This meeting is cancelled already')
  if (booking.starts_at <= now) return problem(409, 'This meeting has begun')
  return undo.defer({
    hiddenIds: [id],
    async run() {
      if (!(await cancelForOwner(database, rules, { id, reason })))
        log.warn({ msg: 'a meeting was changed before it could be cancelled' })
    },
  })
}

async function block({ database, undo }: Desk, { startsAt, endsAt, note }: NewBlock): Promise<Done> {
  const blocked = newBlockedTime({ start: startsAt, end: endsAt }, note)
  await storeBlockedTime(database, blocked)
  return undo.done(() => removeBlockedTime(database, blocked.id).then(Boolean))
}

async function free({ database, undo }: Desk, id: string): Promise<Done | undefined> {
  const blocked = await removeBlockedTime(database, id)
  if (!blocked) return undefined
  return undo.done(() => storeBlockedTime(database, blocked).then(() => true))
}
