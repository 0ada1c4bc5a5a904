import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Booked, Slots } from '../../app/booking.ts'
import { pages } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import type { BookingRules } from '../../content/booking.ts'
import type { Language } from '../../content/language.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { describeIssue } from '../forms/issues.ts'
import { spamReasons } from '../forms/spam.ts'
import { readSubmission, type Submission } from '../forms/submission.ts'
import type { HttpEnv } from '../http/env.ts'
import { senderOf } from '../http/limits.ts'
import { problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { bookingPage } from './booking-pages.ts'
import type { Bookings } from './bookings.ts'
import { isoTime } from './free-times.ts'
import { bookingSchema, moveSchema, tokenSchema } from './request.ts'
import {
  type Availability,
  type Booking,
  cancelBooking,
  confirmBooking,
  findBooking,
  loadFreeTimes,
  moveBooking,
  storeBooking,
} from './store.ts'

/** Where visitors can book, the services have bookings. */
export type BookingServices = Services & { bookings: Bookings }

/** How many other times a visitor is offered in place of one that is taken. */
const offeredInstead = 3

/** Why nothing was booked, moved, cancelled or confirmed. `#booking-…` is the text on the page without a script. */
interface Refusal {
  anchor: 'booking-taken' | 'booking-failed' | 'booking-over'
  response: () => Response
}

/** Responds with the times that can be booked now. */
export async function getSlots(
  context: Context<HttpEnv>,
  { bookings, database }: BookingServices,
): Promise<Response> {
  const availability = bookings.availability()
  if (!availability) return unreadable.response()
  const slots: Slots = {
    timeZone: bookings.rules.timeZone,
    minutes: bookings.rules.minutes,
    slots: written(await loadFreeTimes(database, availability), bookings.rules),
  }
  return context.json(slots)
}

/** Books a time. Stored with its mails before it responds: 201, or 303 to the booking for a form. */
export const postBooking = (context: Context<HttpEnv>, services: BookingServices) =>
  respond(
    context,
    services,
    201,
    bookingSchema(services.bookings.rules.kinds),
    async (request, submission, availability) => {
      if (!availability) return unreadable
      const { language, idempotencyKey, isSuspect, address } = submission
      const { name, about } = request
      const outcome = await storeBooking(services.database, availability, {
        ...{ ...request, language, idempotencyKey },
        isSuspect: isSuspect || spamReasons({ name, message: about }).length > 0,
        sender: await senderOf(services.database, address),
        visit: services.statistics.visitOf(context),
      })
      if (outcome.is === 'stored') return outcome
      if (outcome.is === 'taken') return taken(services, availability, request.start)
      if (outcome.is === 'too-many') return tooMany(outcome.wait)
      return invalid('This Idempotency-Key came with another booking before')
    },
  )

export const postConfirmation = (context: Context<HttpEnv>, services: BookingServices) =>
  respond(context, services, 200, tokenSchema, async ({ token }) => {
    const booking = await confirmBooking(services.database, services.bookings, token)
    return booking ? { booking, token } : over
  })

export const postMove = (context: Context<HttpEnv>, services: BookingServices) =>
  respond(context, services, 200, moveSchema, async ({ token, start }, _, availability) => {
    if (!availability) return unreadable
    const booking = await moveBooking(services.database, availability, token, start)
    if (booking === 'taken') return taken(services, availability, start, token)
    return booking ? { booking, token } : over
  })

export const postCancellation = (context: Context<HttpEnv>, services: BookingServices) =>
  respond(context, services, 200, tokenSchema, async ({ token }) => {
    const booking = await cancelBooking(services.database, services.bookings, token)
    return booking ? { booking, token } : over
  })

/** Shows the booking of a link (`?booking=`). Looking changes nothing, because mail scanners open links. */
export const showBooking =
  ({ bookings, database, site, statistics }: BookingServices): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const token = context.req.query('booking')
    const booking = token && (await findBooking(database, token))
    if (!booking) return next()
    const availability = bookings.availability()
    const starts = availability && (await loadFreeTimes(database, availability, Date.now(), booking.id))
    statistics.open(context, context.req.path)
    return bookingPage(site, booking, {
      token,
      language: languageOf(context.req.path),
      times: starts ? { is: 'offered', starts } : { is: 'unavailable' },
    })
  }

type Result = { booking: Booking; token: string } | Refusal

/** Reads a request, does the work and responds: JSON for scripts, a redirect to the page for forms. */
async function respond<Schema extends z.ZodType>(
  context: Context<HttpEnv>,
  services: BookingServices,
  status: 200 | 201,
  schema: Schema,
  work: (
    request: z.output<Schema>,
    submission: Submission,
    availability: Availability | undefined,
  ) => Promise<Result>,
): Promise<Response> {
  const submission = await readSubmission(context, services.config)
  if (submission instanceof Response) return submission
  const result = await parseAndDo(services, submission, schema, work).catch((error: unknown) => {
    if (submission.isForm && isUnavailable(error)) return unreadable
    throw error
  })
  const { isForm, language } = submission
  if ('response' in result)
    return isForm
      ? context.redirect(afterRefusedForm(result, submission, services.config), 303)
      : result.response()
  services.outbox.wake()
  services.bookings.refresh()
  return isForm
    ? context.redirect(afterForm(result, language), 303)
    : context.json(responseOf(result, language, services), status)
}

async function parseAndDo<Schema extends z.ZodType>(
  { bookings }: BookingServices,
  submission: Submission,
  schema: Schema,
  work: Parameters<typeof respond<Schema>>[4],
): Promise<Result> {
  const request = schema.safeParse(submission.values)
  if (!request.success)
    return invalid('One of the fields cannot be accepted', request.error.issues.map(describeIssue))
  return work(request.data, submission, bookings.availability())
}

/** A held booking is shown only to who reads the mail about it. */
const afterForm = ({ booking, token }: { booking: Booking; token: string }, language: Language) =>
  booking.state === 'held' ? `${pages.book[language]}#booking-held` : pathOf(token, language)

/** Who could not move a meeting stays on its page. */
function afterRefusedForm(
  { anchor }: Refusal,
  { values, language }: Submission,
  { pagesOrigin = '' }: BookingServices['config'],
): string {
  const link = tokenSchema.loose().safeParse(values)
  return link.success && anchor !== 'booking-over'
    ? `${pathOf(encodeURIComponent(link.data.token), language)}#${anchor}`
    : `${pagesOrigin}${pages.book[language]}#${anchor}`
}

const pathOf = (token: string, language: Language) => `${pages.book[language]}?booking=${token}`

function responseOf(
  { booking, token }: { booking: Booking; token: string },
  language: Language,
  { bookings, config }: BookingServices,
): Booked {
  const [start = '', end = ''] = written([booking.starts_at, booking.ends_at], bookings.rules)
  if (booking.state === 'held') return { start, end, isConfirmed: false }
  return { start, end, isConfirmed: true, page: `${config.ownOrigin}${pathOf(token, language)}` }
}

const written = (moments: readonly number[], rules: BookingRules) =>
  moments.map((moment) => isoTime(moment, rules))

const unreadable: Refusal = {
  anchor: 'booking-failed',
  response: () => problem(503, 'The calendar cannot be read right now', {}, { 'Retry-After': '300' }),
}

const over: Refusal = {
  anchor: 'booking-over',
  response: () => problem(404, 'There is no such booking, or its time has passed'),
}

const invalid = (detail: string, errors?: ReturnType<typeof describeIssue>[]): Refusal => ({
  anchor: 'booking-failed',
  response: () => problem(422, detail, errors ? { errors } : {}),
})

const tooMany = (wait: number): Refusal => ({
  anchor: 'booking-failed',
  response: () => problem(429, `Try again in ${wait} seconds`, {}, { 'Retry-After': String(wait) }),
})

/** The nearest other times come with the answer. */
async function taken(
  { database }: BookingServices,
  availability: Availability,
  start: number,
  token = '',
): Promise<Refusal> {
  const but = token ? (await findBooking(database, token))?.id : undefined
  const free = await loadFreeTimes(database, availability, Date.now(), but)
  const nearest = free
    .toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))
    .slice(0, offeredInstead)
    .toSorted((a, b) => a - b)
  return {
    anchor: 'booking-taken',
    response: () =>
      problem(409, 'This time is taken or not offered', { slots: written(nearest, availability.rules) }),
  }
}
