/** The features that run in the server and in the owner's desk, and what they need from one another. */
import type { AlertTexts } from '../core/alerts/alerts.server.ts'
import type { ServerFeature } from '../core/feature.server.ts'
import type { Mails } from '../core/mail/render-mail.server.ts'
import type { Expiry } from '../core/operations/expired-rows.server.ts'
import { backups } from '../features/backups/backups.server.ts'
import { booking } from '../features/booking/booking.server.ts'
import { countMeetings } from '../features/booking/stored-bookings.server.ts'
import { messages } from '../features/messages/messages.server.ts'
import { countMessages } from '../features/messages/stored-messages.server.ts'
import { newsletter } from '../features/newsletter/newsletter.server.ts'
import { startStatistics, statisticsOf } from '../features/statistics/statistics.server.ts'
import { weekMailOf } from '../features/week-mail/week-mail.server.ts'

const statistics = statisticsOf({ messages: countMessages, bookings: countMeetings })

/** Those that visitors use: they tell the owner of the week. */
const forVisitors: readonly ServerFeature[] = [messages, booking, statistics, newsletter]

export const features: readonly ServerFeature[] = [...forVisitors, backups, weekMailOf(forVisitors)]

/** Starts before all others, which count by it. */
export const countVisits = startStatistics

/** What visitors have sent: messages, bookings, subscriptions. */
export const records = forVisitors.flatMap(({ records }) => records ?? [])

/** How all mails are rendered. */
export const mailsOf = (all: readonly ServerFeature[]): Mails =>
  Object.assign({}, ...all.map(({ mails }) => mails))

/** What all pushes tell. */
export const alertTextsOf = (all: readonly ServerFeature[]): AlertTexts =>
  Object.assign({}, ...all.map(({ alerts }) => alerts))

/** What of all features has expired. */
export const expiriesOf = (all: readonly ServerFeature[]): Expiry[] =>
  all.flatMap(({ expiry }) => expiry ?? [])
