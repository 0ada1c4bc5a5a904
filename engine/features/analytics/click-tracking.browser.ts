import type { AnalyticsConfig } from './analytics-vendors.ts'
import { track, trackEvents } from './track.browser.ts'

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Tracks clicks on elements with `data-track`, and on all links to projects and articles. */
export function watchClicks(links: AnalyticsConfig['links']) {
  const patterns = {
    view_project: links.view_project.map(patternOf),
    read_more: links.read_more.map(patternOf),
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = closest(target, 'a[href]:not([data-language-switch])')
      if (link instanceof HTMLAnchorElement && leadsToOtherPage(link)) {
        const project = slugIn(link.pathname, patterns.view_project)
        const article = slugIn(link.pathname, patterns.read_more)
        if (project) track('view_project', { project })
        if (article) track('read_more', { article })
      }
      trackEvents(closest(target, '[data-track]:not(form)')?.dataset.track)
    },
    { capture: true },
  )
}

const patternOf = (path: string) => new RegExp(`^${path.replace(':slug', '([^/]+)')}/?$`)

const slugIn = (path: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(path)?.[1]).find((slug) => slug)

const leadsToOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname

/** Tracks forms with `data-track`, sent contact messages and bookings. */
export function watchForms() {
  document.addEventListener(
    'submit',
    ({ target }) => {
      // The form ignores a second submit while it sends.
      if (!(target instanceof HTMLFormElement) || target.ariaBusy === 'true') return
      trackEvents(target.dataset.track)
    },
    { capture: true },
  )
  document.addEventListener('message-sent', () => track('conversion', { goal: 'contact_message' }))
  document.addEventListener('consultation-booked', (event) => {
    // book-form.island.tsx dispatches it with the kind of the meeting.
    if (event instanceof CustomEvent) track('consultation_booked', { kind: event.detail })
  })
}
