import type { Origin } from '../../../core/desk/api.ts'
import type { Language } from '../../../core/text/language.ts'
import type { SourceGroup } from '../sources.server.ts'

export const spans = [7, 30, 90, 365] as const
export type Span = (typeof spans)[number]

/** Visits from one source or to one page. Null stands for one to four, so that nobody is recognised by being nearly alone. */
export type Visits = number | null

/** `GET /api/traffic?days=SPAN` */
export interface Traffic {
  days: Span
  /** A row for each day, the oldest first, with the day that lies one span before. */
  byDay: { day: string; views: number; visits: number; viewsBefore: number; visitsBefore: number }[]
  total: { views: number; visits: number; messages: number; bookings: number }
  before: { views: number; visits: number; messages: number; bookings: number }
  /** The most viewed first. `visits` began with this page. */
  byPage: {
    page: string
    title: string
    language: Language
    views: number
    viewsBefore: number
    visits: Visits
  }[]
  /** Those with the most visits first, at most a hundred. */
  bySource: { source: string; group: SourceGroup; visits: Visits; visitsBefore: Visits }[]
  byLanguage: { language: Language; views: number; viewsBefore: number }[]
  /**
   * What leads to messages and bookings, by where the visit came from. Those
   * with messages or bookings first, then those with the most visits, a hundred in all.
   */
  conversions: (Origin & { visits: Visits; messages: number; bookings: number })[]
  /** The public counters of articles, as visitors see them. */
  articles: { page: string; title: string; language: Language; views: number }[]
}
