import type { MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'

/** Every event, with its fields. None holds text of a visitor. */
export interface Events {
  /** A project card is clicked. */
  portfolio_click: { project: string }
  /** A link to a project is clicked, on any page. */
  view_project: { project: string }
  /** A link to an article is clicked, on any page. */
  read_more: { article: string }
  /** A part of an article has come into view: 25, 50, 75 or 100 percent. */
  blog_engagement: { article: string; percent: number }
  form_submit: { form: string }
  contact_form: { language: Language }
  /** A contact message was sent. */
  conversion: { goal: string }
  /** A consultation was booked for good. */
  consultation_booked: { kind: MeetingKind }
  /** The two links that open the mail program with a subject. */
  consultation_request: { subject: string }
  service_inquiry: { subject: string }
  location_view: { city: string; region: string }
  location_interest: { city: string; region: string }
  /** Paths without query. `previous_path` is empty for visitors from other sites. */
  user_journey: { path: string; previous_path: string }
  page_load_time: { milliseconds: number }
  /** A web vital: milliseconds, for CLS a number without unit. */
  performance_metric: { metric: string; value: number; rating: string }
  error: { message: string; source: string }
}

export type EventName = keyof Events

/** An event with its fields. */
export type Tracked = { [Name in EventName]: readonly [Name, Events[Name]] }[EventName]

/** The consent that an event needs. */
export const consentOf = (event: EventName) =>
  event === 'page_load_time' || event === 'performance_metric' ? 'performance' : 'analytics'

/** Events without an action of the visitor. */
const passive: readonly EventName[] = [
  'location_view',
  'user_journey',
  'page_load_time',
  'performance_metric',
  'error',
]

export const isInteraction = (event: EventName) => !passive.includes(event)
