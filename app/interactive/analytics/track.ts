import type { VendorName } from '../../analytics-vendors.ts'
import { vendors } from '../../analytics-vendors.ts'
import { type Choice, nothing, readChoice } from './choice.ts'
import { consentOf, type EventName, type Events, type Tracked } from './events.ts'

/** One outside service, over its own package where it has one. Fetched and started only with consent. */
export interface Adapter {
  /** `isAllowed` says at any later moment whether it may still send. */
  start: (id: string, isAllowed: () => boolean) => void
  /** Called when consent is withdrawn or given again. */
  consent?: (isAllowed: boolean) => void
  send?: (event: EventName, fields: Record<string, string | number>) => void
}

let choice: Choice = nothing
let isBlocked = false
const running = new Map<VendorName, Adapter>()

/** A page that comes back from the back/forward cache may hold an older choice than the browser. */
const isAllowed = (consent: 'analytics' | 'performance') =>
  choice[consent] && (readChoice() ?? choice)[consent] && !(isBlocked && consent === 'analytics')

/** Sends an event to every service that runs. Without consent to its kind it is dropped. */
export function track<Name extends EventName>(event: Name, fields: Events[Name]) {
  if (!isAllowed(consentOf(event))) return
  for (const [name, adapter] of running)
    if (isAllowed(vendors[name].consent)) adapter.send?.(event, { ...fields })
}

/** `track` for an event that was read from a page. */
export const trackEvent = ([event, fields]: Tracked) => track(event, fields)

export function run(name: VendorName, id: string, adapter: Adapter) {
  adapter.start(id, () => isAllowed(vendors[name].consent))
  running.set(name, adapter)
}

/** Applies a choice: vendors that run learn it, and from here on nothing is sent without consent. */
export function applyChoice(now: Choice) {
  const before = choice
  choice = now
  for (const [name, adapter] of running) {
    const { consent } = vendors[name]
    if (before[consent] !== now[consent]) adapter.consent?.(isAllowed(consent))
  }
  const runsAnalytics = [...running.keys()].some((name) => vendors[name].consent === 'analytics')
  if (!now.analytics && runsAnalytics && !isBlocked) blockThirdParties()
}

/**
 * Scripts of others cannot be taken back once they run, so the browser is told to let this page reach no other host
 * any more. That holds until the next page; consent given again takes effect there.
 */
function blockThirdParties() {
  isBlocked = true
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:"
  document.head.append(policy)
}
