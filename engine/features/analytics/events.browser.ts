import type { EventName } from '../../core/browser/tracked.ts'

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
