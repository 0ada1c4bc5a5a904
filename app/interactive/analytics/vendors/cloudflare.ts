import type { Adapter } from '../track.ts'
import { loadScript } from './script.ts'

/** Cloudflare Web Analytics. It takes no custom events. */
export const cloudflare: Adapter = {
  start: (token) =>
    loadScript('https://static.cloudflareinsights.com/beacon.min.js', {
      cfBeacon: JSON.stringify({ token }),
    }),
}
