import type { Core } from '../../core/feature.server.ts'
import { fieldReason } from '../../core/forms/field-reason.ts'
import type { Refusal } from '../../core/forms/refusal.server.ts'
import { Written } from '../../core/forms/refused-form.server.tsx'
import type { Submission } from '../../core/forms/submission.server.ts'
import { isoTime } from '../../core/time/moments.ts'
import { loadFreeTimes } from './availability.server.ts'
import { words } from './book.words.ts'
import { bookingFields, bookingLimits, type MarkedField, markedErrors } from './booking.ts'
import { bookingPage, refusedBookingPage, shownTimes, unreadBookingPage } from './booking-pages.server.tsx'
import type { Bookings } from './bookings.server.ts'
import { startSchema } from './request.server.ts'
import { findBooking } from './tokens.server.ts'

/** Why nothing was booked, moved, cancelled or confirmed. */
export interface BookingRefusal extends Refusal {
  /** The place of the page that says why. */
  anchor: keyof typeof results
  /** The times that are free, where they were looked up. In milliseconds since 1970. */
  free?: readonly number[]
}

const results = {
  'booking-taken': 'taken',
  'booking-failed': 'failed',
  'booking-over': 'over',
  'booking-moved-often': 'movedOften',
  'booking-often': 'often',
} as const

/** The texts of the form and the message form below it, which takes over what a meeting is about where no time is left. */
const textFields = ['kind', ...bookingFields, 'message']

/**
 * The page for a form without a script that is refused: why, and everything that was chosen and written. `action` is the
 * end of the address that it was posted to. Undefined where there is no page of it.
 */
export async function refusedBooking(
  core: Core & { bookings: Bookings },
  submission: Submission,
  refusal: BookingRefusal,
  action: string,
): Promise<Response | undefined> {
  const { site, bookings } = core
  const { language } = submission
  const values = Written.parse(submission.values)
  const { token } = values
  const chosen = startSchema.safeParse(values.start)
  const start = chosen.success ? chosen.data : undefined
  const written = start === undefined ? undefined : isoTime(start, bookings.rules)
  const { status, headers } = refusal
  const { errors, ...reason } = reasonOf(refusal, submission, values)

  if (token !== undefined) {
    const change = { reason, tried: { action, start: written }, status, headers }
    const read = await readBooking(core, token).catch(() => undefined)
    if (!read) return status >= 500 ? unreadBookingPage(site, { token, language }, change) : undefined
    const times = timesFor(refusal, start, read.free)
    return bookingPage(site, read.booking, { token, language, times, refused: change })
  }
  const shown = shownTimes(site)
  const shownForm = {
    ...reason,
    times: timesFor(refusal, start, shown.is === 'offered' ? shown.starts : []),
    picked: { start: written, error: errors.get('start') },
    values: { ...values, message: values.about ?? '' },
    fields: textFields,
    wrong: [...errors.keys()],
  }
  return refusedBookingPage(site, language, shownForm, { status, headers })
}

/** The booking of a link with the times that it can be moved to. Undefined where there is none. */
async function readBooking(
  { database, bookings }: Pick<Core, 'database'> & { bookings: Bookings },
  token: string,
) {
  const booking = await findBooking(database, token)
  if (!booking) return undefined
  const availability = bookings.availability()
  const free = availability ? await loadFreeTimes(database, availability, Date.now(), booking.id) : []
  return { booking, free }
}

/** What to choose from. Where no times are known the chosen one stays, so that the form can be sent again. */
function timesFor({ free, status }: BookingRefusal, start: number | undefined, known: readonly number[]) {
  const starts = free ?? known
  const again = starts.length === 0 && start !== undefined && status !== 409
  return { is: 'offered', starts: again ? [start] : starts } as const
}

/** What the page says, and what is wrong with each field. */
function reasonOf(
  { anchor, status, members = {} }: BookingRefusal,
  { language }: Submission,
  values: Record<string, string>,
) {
  const { form, results: t } = words[language]
  const limits: Partial<Record<MarkedField, number>> = bookingLimits
  const errors = new Map(
    markedErrors(members).map((error) => [
      error.field,
      fieldReason(error, {
        words: form.errors,
        value: values[error.field]?.trim(),
        limit: limits[error.field],
        language,
      }),
    ]),
  )
  const { text, next } = t[status >= 500 ? 'failedNow' : results[anchor]]
  if (errors.size === 0) return { result: anchor, text, next, errors }
  const check = values.token === undefined ? form.check : t.movedOften.text
  return { result: anchor, text: check, next: [...errors.values()].join(' '), errors }
}
