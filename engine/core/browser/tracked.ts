import type { Tracked } from '../../features/analytics/events.browser.ts'

/** Attributes of a link, a button or a form: these events are sent when it is clicked, or the form submitted. */
export const tracked = (...events: Tracked[]) => ({ 'data-track': JSON.stringify(events) })

/** Attributes of anything on a page: these events are sent when the page opens. */
export const trackedOnOpening = (...events: Tracked[]) => ({ 'data-track-opening': JSON.stringify(events) })
