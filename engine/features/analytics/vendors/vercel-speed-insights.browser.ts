import { injectSpeedInsights } from '@vercel/speed-insights'
import type { Adapter } from '../track.browser.ts'

/** Vercel Speed Insights, which the hosting provider serves under the site's own address. It takes no custom events. */
export const vercelSpeedInsights: Adapter = {
  start(_id, isAllowed) {
    injectSpeedInsights({ sampleRate: 1, beforeSend: (event) => (isAllowed() ? event : null) })
  },
}
