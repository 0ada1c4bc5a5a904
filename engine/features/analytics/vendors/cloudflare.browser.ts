import type { Adapter } from '../track.browser.ts'
import { loadScript } from './script.browser.ts'

/** Cloudflare Web Analytics. It takes no custom events. */
export const cloudflare: Adapter = {
  start: (token) =>
    loadScript('https://static.cloudflareinsights.com/beacon.min.js', {
      cfBeacon: JSON.stringify({ token }),
    }),
}
