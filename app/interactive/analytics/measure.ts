import { watchClicks, watchForms } from './acts.ts'
import type { Choice } from './choice.ts'
import { watchReading } from './engagement.ts'
import { watchErrors } from './errors.ts'
import { trackOpening } from './opening.ts'
import { type Adapter, follow, run } from './track.ts'
import { type Measured, type VendorName, vendorNames, vendors } from './vendors.ts'

const adapters: Record<VendorName, () => Promise<Adapter>> = {
  tagManager: () => import('./vendors/tag-manager.ts').then((module) => module.tagManager),
  privacyAnalytics: () => import('./vendors/privacy-analytics.ts').then((module) => module.privacyAnalytics),
  webAnalytics: () => import('./vendors/web-analytics.ts').then((module) => module.webAnalytics),
  hostingAnalytics: () => import('./vendors/hosting-analytics.ts').then((module) => module.hostingAnalytics),
  speedInsights: () => import('./vendors/speed-insights.ts').then((module) => module.speedInsights),
}

let choice: Choice
const begun = new Set<VendorName>()
let isWatching = false

/** Starts what the choice allows and has not begun yet; everything else is told of the choice. */
export async function measure({ ids, links }: Measured, now: Choice, atOpening: Choice) {
  choice = now
  follow(now)
  await Promise.all(
    vendorNames.map(async (name) => {
      const id = ids[name]
      if (!id || begun.has(name) || !now[vendors[name].consent]) return
      begun.add(name)
      const adapter = await adapters[name]()
      // The choice may have changed while the adapter was on its way.
      if (choice[vendors[name].consent]) run(name, id, adapter)
      else begun.delete(name)
    }),
  )
  if (isWatching) return
  isWatching = true
  watchClicks(links)
  watchForms()
  watchErrors()
  watchReading(atOpening.analytics)
  trackOpening(atOpening)
}
