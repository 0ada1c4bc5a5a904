import type { Language } from '../../../content/language.ts'

/** Every event that is measured, with its fields. None holds what a visitor has written. */
export interface Events {
  /** A project's card in the portfolio is chosen. */
  portfolio_click: { project: string }
  /** A link to a project is followed, wherever it stands. */
  view_project: { project: string }
  /** A link to an article is followed, wherever it stands. */
  read_more: { article: string }
  /** So much of an article has come into view. */
  blog_engagement: { article: string; percent: number }
  form_submit: { form: string }
  contact_form: { language: Language }
  /** A contact message has arrived. */
  conversion: { goal: string }
  /** The two links that open the mail program with a subject. */
  consultation_request: { subject: string }
  service_inquiry: { subject: string }
  location_view: { city: string; region: string }
  location_interest: { city: string; region: string }
  /** Paths without query; the previous one is empty for whoever comes from elsewhere. */
  user_journey: { path: string; previous_path: string }
  page_load_time: { milliseconds: number }
  /** A web vital: milliseconds, for CLS a number without unit. */
  performance_metric: { metric: string; value: number; rating: string }
  error: { message: string; source: string }
}

export type EventName = keyof Events

/** An event with its fields. */
export type Tracked = { [Name in EventName]: readonly [Name, Events[Name]] }[EventName]

/** How the site performs is sent under the consent to performance, everything else under that to analytics. */
export const consentOf = (event: EventName) =>
  event === 'page_load_time' || event === 'performance_metric' ? 'performance' : 'analytics'

/** Events that happen by themselves: a visitor who does nothing else has not acted. */
const passive: readonly EventName[] = [
  'location_view',
  'user_journey',
  'page_load_time',
  'performance_metric',
  'error',
]

export const isAct = (event: EventName) => !passive.includes(event)
