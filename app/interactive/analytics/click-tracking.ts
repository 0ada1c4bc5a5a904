import type { AnalyticsConfig } from '../../analytics-vendors.ts'
import { track, trackEvent } from './track.ts'
import { eventsIn } from './tracked.ts'

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Follows clicks on what carries events of its own, and on links to projects and articles wherever they stand. */
export function watchClicks(links: AnalyticsConfig['links']) {
  const patterns = {
    view_project: links.view_project.map(patternOf),
    read_more: links.read_more.map(patternOf),
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = closest(target, 'a[href]:not([data-language-switch])')
      if (link instanceof HTMLAnchorElement && leadsOn(link)) {
        const [project, article] = [patterns.view_project, patterns.read_more].map((ones) =>
          slugIn(link.pathname, ones),
        )
        if (project) track('view_project', { project })
        if (article) track('read_more', { article })
      }
      const tracked = closest(target, '[data-track]:not(form)')
      if (tracked) for (const event of eventsIn(tracked.dataset.track)) trackEvent(event)
    },
    { capture: true },
  )
}

const patternOf = (path: string) => new RegExp(`^${path.replace(':slug', '([^/]+)')}/?$`)

const slugIn = (path: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(path)?.[1]).find((slug) => slug)

const leadsOn = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname

/** Follows the forms that carry events, and the message that has arrived. */
export function watchForms() {
  document.addEventListener(
    'submit',
    ({ target }) => {
      // A second push of the button while the first is under way sends nothing.
      if (!(target instanceof HTMLFormElement) || target.ariaBusy === 'true') return
      for (const event of eventsIn(target.dataset.track)) trackEvent(event)
    },
    { capture: true },
  )
  document.addEventListener('message-sent', () => track('conversion', { goal: 'contact_message' }))
}
