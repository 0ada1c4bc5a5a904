import { inject, track } from '@vercel/analytics'
import type { Adapter } from '../track.browser.ts'

/** Vercel Web Analytics, which the hosting provider serves under the site's own address. */
export const vercelAnalytics: Adapter = {
  start: (_id, isAllowed) =>
    inject({ mode: 'production', beforeSend: (event) => (isAllowed() ? event : null) }),
  send: track,
}
