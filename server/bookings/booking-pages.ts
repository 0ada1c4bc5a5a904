import type { Language } from '../../content/language.ts'
import type { Site } from '../pages/site.ts'
import type { Booking } from './store.ts'

/** What the pages show of booking. */
export type OfferedTimes = { is: 'offered'; starts: readonly number[] } | { is: 'unavailable' }

/** Writes the free times into the built pages that show them (`/book` and `/contact`), in place of what they showed before. */
export function showFreeTimes(_site: Site, _times: OfferedTimes): void {}

/** The page of one booking: what was agreed, and the buttons to move, cancel or confirm it. Not for caches and robots. */
export function bookingPage(
  _site: Site,
  _booking: Booking,
  _details: { token: string; language: Language; times: OfferedTimes },
): Response {
  return new Response()
}
