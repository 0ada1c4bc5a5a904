import type { MeetingKind } from '../site/facts.ts'
import type { Language } from '../text/language.ts'

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

/** Attributes of a link, a button or a form: these events are sent when it is clicked, or the form submitted. */
export const tracked = (...events: Tracked[]) => ({ 'data-track': JSON.stringify(events) })

/** Attributes of anything on a page: these events are sent when the page opens. */
export const trackedOnOpening = (...events: Tracked[]) => ({ 'data-track-opening': JSON.stringify(events) })
