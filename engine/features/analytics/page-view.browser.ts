import type { Choice } from './choice.browser.ts'
import { track, trackEvents } from './track.browser.ts'

/** Sends the events of a page view. Consent given later does not apply to the opening of the page. */
export function trackPageView(atOpening: Choice) {
  if (atOpening.analytics) {
    trackJourney(previousPath())
    for (const element of document.querySelectorAll<HTMLElement>('[data-track-opening]'))
      trackEvents(element.dataset.trackOpening)
  }
  // A page from the back/forward cache is opened without a load.
  addEventListener('pageshow', (event) => event.persisted && trackJourney(''))
  if (atOpening.performance) {
    trackLoadTime()
    import('./vitals.browser.ts').then((module) => module.watchVitals())
  }
}

const trackJourney = (previous: string) =>
  track('user_journey', { path: location.pathname, previous_path: previous })

/** The page of this site that led here, if one did. */
function previousPath(): string {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin ? referrer.pathname : ''
}

function trackLoadTime() {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return
  // A prerendered page counts from its activation.
  const activated = 'activationStart' in load ? Number(load.activationStart) : 0
  track('page_load_time', {
    milliseconds: Math.round(Math.max(0, load.startTime + load.duration - activated)),
  })
}
