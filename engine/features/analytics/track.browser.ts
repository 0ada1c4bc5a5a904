import type { EventName, Events, Tracked } from '../../core/browser/tracked.ts'
import type { VendorName } from './analytics-vendors.ts'
import { vendors } from './analytics-vendors.ts'
import { type Choice, nothing, readChoice } from './choice.browser.ts'
import { consentOf } from './events.browser.ts'

/** Connects one vendor, through its npm package where it has one. Loaded and started only with consent. */
export interface Adapter {
  /** `isAllowed` says at any time whether the vendor may still send. */
  start: (id: string, isAllowed: () => boolean) => void
  /** Called when consent is withdrawn or given again. */
  consent?: (isAllowed: boolean) => void
  send?: (event: EventName, fields: Record<string, string | number>) => void
}

let choice: Choice = nothing
let isBlocked = false
const running = new Map<VendorName, Adapter>()

/** Also reads the stored choice, because that of a page from the back/forward cache may be outdated. */
const isAllowed = (consent: 'analytics' | 'performance') =>
  choice[consent] && (readChoice() ?? choice)[consent] && !(isBlocked && consent === 'analytics')

/** Sends an event to every service that runs. Without consent to its kind it is dropped. */
export function track<Name extends EventName>(event: Name, fields: Events[Name]) {
  if (!isAllowed(consentOf(event))) return
  for (const [name, adapter] of running)
    if (isAllowed(vendors[name].consent)) adapter.send?.(event, { ...fields })
}

/** Sends the events that an attribute of the page holds (tracked.ts). */
export function trackEvents(attribute: string | undefined) {
  const events: Tracked[] = JSON.parse(attribute ?? '[]')
  for (const [event, fields] of events) track(event, fields)
}

export function run(name: VendorName, id: string, adapter: Adapter) {
  adapter.start(id, () => isAllowed(vendors[name].consent))
  running.set(name, adapter)
}

/** Applies a choice: passes it to the running vendors, and sends nothing without consent from now on. */
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
 * Third-party scripts cannot be unloaded, so a content security policy blocks their requests until the next page load.
 * Renewed consent takes effect there.
 */
function blockThirdParties() {
  isBlocked = true
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:"
  document.head.append(policy)
}
