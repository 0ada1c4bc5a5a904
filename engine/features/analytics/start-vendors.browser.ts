import { type AnalyticsConfig, type VendorName, vendorNames, vendors } from './analytics-vendors.ts'
import type { Choice } from './choice.browser.ts'
import { watchClicks, watchForms } from './click-tracking.browser.ts'
import { watchReading } from './engagement.browser.ts'
import { watchErrors } from './errors.browser.ts'
import { trackPageView } from './page-view.browser.ts'
import { type Adapter, applyChoice, run } from './track.browser.ts'

const adapters: Record<VendorName, () => Promise<Adapter>> = {
  googleTagManager: () =>
    import('./vendors/google-tag-manager.browser.ts').then((module) => module.googleTagManager),
  plausible: () => import('./vendors/plausible.browser.ts').then((module) => module.plausible),
  cloudflare: () => import('./vendors/cloudflare.browser.ts').then((module) => module.cloudflare),
  vercelAnalytics: () =>
    import('./vendors/vercel-analytics.browser.ts').then((module) => module.vercelAnalytics),
  vercelSpeedInsights: () =>
    import('./vendors/vercel-speed-insights.browser.ts').then((module) => module.vercelSpeedInsights),
}

let choice: Choice
const started = new Set<VendorName>()
let isWatching = false

/** Starts the vendors that the choice allows and that do not run yet, and passes it to the running ones. */
export async function startVendors({ ids, links }: AnalyticsConfig, now: Choice, atOpening: Choice) {
  choice = now
  applyChoice(now)
  await Promise.all(
    vendorNames.map(async (name) => {
      const id = ids[name]
      if (!id || started.has(name) || !now[vendors[name].consent]) return
      started.add(name)
      const adapter = await adapters[name]()
      // The choice may have changed while the adapter was loading.
      if (choice[vendors[name].consent]) run(name, id, adapter)
      else started.delete(name)
    }),
  )
  if (isWatching) return
  isWatching = true
  watchClicks(links)
  watchForms()
  watchErrors()
  watchReading(atOpening.analytics)
  trackPageView(atOpening)
}
