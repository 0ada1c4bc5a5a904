import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { pages } from '../../addresses/pages.ts'
import type { Core } from '../../core/feature.server.ts'
import { describeIssue, type FieldIssue } from '../../core/forms/issues.server.ts'
import { refusalProblem, tooMany } from '../../core/forms/refusal.server.ts'
import { respond } from '../../core/forms/respond.server.ts'
import { spamReasons } from '../../core/forms/spam.server.ts'
import type { Submission } from '../../core/forms/submission.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { networksOf } from '../../core/limits/limits.server.ts'
import { languageOf } from '../../core/site/languages.ts'
import type { Language } from '../../core/text/language.ts'
import { isoTime } from '../../core/time/moments.ts'
import { type Availability, loadFreeTimes } from './availability.server.ts'
import { storeBooking } from './book.server.ts'
import type { Booked, Slots } from './booking.ts'
import { bookingPage } from './booking-pages.server.tsx'
import { type Booking, takesTime } from './booking-state.server.ts'
import type { Bookings } from './bookings.server.ts'
import { type Change, cancelBooking, confirmBooking, moveBooking } from './change.server.ts'
import { type BookingRefusal, refusedBooking } from './refused-booking.server.ts'
import { bookingRequest, moveSchema, tokenSchema } from './request.server.ts'
import type { BookingRules } from './rules.ts'
import { findBooking } from './tokens.server.ts'

/** Where visitors can book, the core has bookings. */
export type BookingCore = Core & { bookings: Bookings }

/** How many other times a visitor is offered in place of one that is taken. */
const offeredInstead = 3

/** Responds with the times that can be booked now. */
export async function getSlots(context: Context<HttpEnv>, { bookings, database }: BookingCore) {
  const availability = bookings.availability()
  if (!availability) return refusalProblem(unreadable)
  const slots: Slots = {
    timeZone: bookings.rules.timeZone,
    minutes: bookings.rules.minutes,
    slots: written(await loadFreeTimes(database, availability), bookings.rules),
  }
  return context.json(slots)
}

/**
 * Books a time. Stored with its mails before it responds: 201, or 303 to the booking for a form. A form that is refused
 * gets the page with what was written.
 */
export const postBooking = (context: Context<HttpEnv>, core: BookingCore) =>
  respondTo(context, core, {
    status: 201,
    schema: bookingRequest(core.bookings.rules.kinds),
    async work(request, submission, availability) {
      if (!availability) return unreadable
      const { language, idempotencyKey, isLikelyBot, address } = submission
      const { name, about } = request
      const outcome = await storeBooking(core.database, availability, {
        ...request,
        language,
        idempotencyKey,
        isLikelyBot: isLikelyBot || spamReasons({ name, message: about }).length > 0,
        networks: await networksOf(core.database, address),
        visit: core.visitOf(context),
      })
      switch (outcome.is) {
        case 'stored':
        case 'repeated':
          return outcome
        case 'taken':
          return taken(core, availability, request.start)
        case 'too-many':
          return often(outcome.wait)
        case 'ended':
          return ended
        case 'key-reused':
          return invalid('This Idempotency-Key came with another booking before')
      }
    },
  })

/** A route that needs nothing but the link. Calendars that are not known keep nobody from it. */
const postLinked = (change: typeof confirmBooking) => (context: Context<HttpEnv>, core: BookingCore) =>
  respondTo(context, core, {
    status: 200,
    schema: tokenSchema,
    async work({ token }, { address }, availability = { rules: core.bookings.rules, busy: [] }) {
      const networks = await networksOf(core.database, address)
      return resultOf(await change(core.database, availability, { token, networks }), core, {
        token,
        availability,
      })
    },
  })

export const postConfirmation = postLinked(confirmBooking)

export const postCancellation = postLinked(cancelBooking)

export const postMove = (context: Context<HttpEnv>, core: BookingCore) =>
  respondTo(context, core, {
    status: 200,
    schema: moveSchema,
    async work({ token, start }, { address }, availability) {
      if (!availability) return unreadable
      const networks = await networksOf(core.database, address)
      const change = await moveBooking(core.database, availability, { token, start, networks })
      return resultOf(change, core, { token, availability, start })
    },
  })

/** The answer to a change. `start` is the time that was asked for, where it is not that of the booking. */
async function resultOf(
  change: Change,
  core: BookingCore,
  { token, availability, start }: { token: string; availability: Availability; start?: number },
): Promise<Result> {
  switch (change.is) {
    case 'changed':
      return { booking: change.booking, token }
    case 'taken':
      return taken(core, availability, start, token)
    case 'too-many':
      return often(change.wait)
    case 'moved-out':
      return movedOften
    case 'over':
      return over
  }
}

/** Shows the booking of a link (`?booking=`). Looking changes nothing, because mail scanners open links. */
export const showBooking =
  ({ bookings, database, site, countPageView }: BookingCore): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    const token = context.req.query('booking')
    const booking = token && (await findBooking(database, token))
    if (!booking) return next()
    const availability = bookings.availability()
    const starts = availability && (await loadFreeTimes(database, availability, Date.now(), booking.id))
    countPageView(context, context.req.path)
    return bookingPage(site, booking, {
      token,
      language: languageOf(context.req.path),
      times: starts ? { is: 'offered', starts } : { is: 'unavailable' },
    })
  }

/** Without a token, what was asked for is there, but its link is in the mail alone. */
interface Done {
  booking: Booking
  token?: string
}

type Result = Done | BookingRefusal

/** What a route does with a request that its schema accepts. `status` is that of the JSON once it is done. */
interface Task<Schema extends z.ZodType> {
  status: 200 | 201
  schema: Schema
  work: (
    request: z.output<Schema>,
    submission: Submission,
    availability: Availability | undefined,
  ) => Promise<Result>
}

/** JSON for scripts, a page for forms. */
const respondTo = <Schema extends z.ZodType>(
  context: Context<HttpEnv>,
  core: BookingCore,
  task: Task<Schema>,
): Promise<Response> =>
  respond<Done>(context, core, {
    async work(submission) {
      const result = await parseAndDo(core, submission, task)
      if ('anchor' in result) return result
      core.outbox.wake()
      core.bookings.refresh()
      return result
    },
    refused: (submission, refusal) =>
      showRefused(context, core, submission, { anchor: 'booking-failed', ...refusal }),
    next: (done, { language }) => afterForm(done, language),
    json: (done, { language }) => context.json(responseOf(done, language, core), task.status),
  })

async function parseAndDo<Schema extends z.ZodType>(
  { bookings }: BookingCore,
  submission: Submission,
  { schema, work }: Task<Schema>,
): Promise<Result> {
  const request = schema.safeParse(submission.values)
  if (!request.success)
    return invalid('One of the fields cannot be accepted', request.error.issues.map(describeIssue))
  return work(request.data, submission, bookings.availability())
}

/** The page with what was written. Nothing was in the form of a booking that is over, and in development there are no pages. */
async function showRefused(
  context: Context<HttpEnv>,
  core: BookingCore,
  submission: Submission,
  refusal: BookingRefusal,
): Promise<Response> {
  const action = context.req.path.split('/').at(-1) ?? ''
  const page =
    refusal.status === 404 || !core.site.files.has(pages.book[submission.language])
      ? undefined
      : await refusedBooking(core, submission, refusal, action)
  return page ?? context.redirect(afterRefusedForm(refusal, submission), 303)
}

/** A pending booking, and one that was made before, is shown only to who reads the mail about it. */
function afterForm({ booking, token }: Done, language: Language): string {
  if (booking.state === 'pending') return `${pages.book[language]}#booking-held`
  return token === undefined ? `${pages.book[language]}#booking-mailed` : pathOf(token, language)
}

/** Who could not move a meeting stays on its page. */
function afterRefusedForm({ anchor }: BookingRefusal, { values, language }: Submission): string {
  const link = tokenSchema.loose().safeParse(values)
  return link.success && anchor !== 'booking-over'
    ? `${pathOf(encodeURIComponent(link.data.token), language)}#${anchor}`
    : `${pages.book[language]}#${anchor}`
}

const pathOf = (token: string, language: Language) => `${pages.book[language]}?booking=${token}`

function responseOf({ booking, token }: Done, language: Language, { bookings, config }: BookingCore): Booked {
  const [start = '', end = ''] = written([booking.starts_at, booking.ends_at], bookings.rules)
  if (booking.state === 'pending' || token === undefined)
    return { start, end, isConfirmed: takesTime(booking) }
  return { start, end, isConfirmed: true, page: `${config.siteUrl}${pathOf(token, language)}` }
}

const written = (moments: readonly number[], rules: BookingRules) =>
  moments.map((moment) => isoTime(moment, rules))

const unreadable: BookingRefusal = {
  anchor: 'booking-failed',
  status: 503,
  detail: 'The calendar cannot be read right now',
  headers: { 'Retry-After': '300' },
}

const over: BookingRefusal = {
  anchor: 'booking-over',
  status: 404,
  detail: 'There is no such booking, or its time has passed',
}

const ended: BookingRefusal = {
  anchor: 'booking-over',
  status: 409,
  detail: 'The booking of this Idempotency-Key is over: book again with another key',
}

const movedOften: BookingRefusal = {
  anchor: 'booking-moved-often',
  status: 409,
  detail: 'This meeting has been moved as often as it can be: cancel it and book another one',
}

const invalid = (detail: string, errors?: FieldIssue[]): BookingRefusal => ({
  anchor: 'booking-failed',
  status: 422,
  detail,
  ...(errors && { members: { errors } }),
})

const often = (wait: number): BookingRefusal => ({ anchor: 'booking-often', ...tooMany(wait) })

/** The nearest other times come with the answer. */
async function taken(
  { database }: BookingCore,
  availability: Availability,
  start: number | undefined,
  token = '',
): Promise<BookingRefusal> {
  const booking = token ? await findBooking(database, token) : undefined
  const free = await loadFreeTimes(database, availability, Date.now(), booking?.id)
  const wanted = start ?? booking?.starts_at ?? 0
  const nearest = free
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, offeredInstead)
    .toSorted((a, b) => a - b)
  return {
    anchor: 'booking-taken',
    status: 409,
    detail: 'This time is taken or not offered',
    members: { slots: written(nearest, availability.rules) },
    free,
  }
}
