import { init, track } from '@plausible-analytics/tracker'
import { isInteraction } from '../events.browser.ts'
import type { Adapter } from '../track.browser.ts'

/** Plausible, from its npm package, so no third-party script runs here. */
export const plausible: Adapter = {
  start: (domain, isAllowed) =>
    init({
      domain,
      logging: false,
      bindToWindow: false,
      transformRequest: (payload) => (isAllowed() ? payload : null),
    }),
  send(event, fields) {
    const props = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    track(event, { props, interactive: isInteraction(event) })
  },
}
