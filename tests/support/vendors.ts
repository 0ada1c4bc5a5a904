import type { BrowserContext, Page, Route } from '@playwright/test'
import { test as base } from './site-test.ts'
import { startSite } from './test-site.ts'

export const folderWithVendors = '.cache/build-with-vendors'

/** An id for every analytics vendor. */
export const vendorSettings = {
  GTM_ID: 'GTM-ABC1234',
  PLAUSIBLE_DOMAIN: 'site.localhost',
  CLOUDFLARE_TOKEN: '0123456789abcdef0123456789abcdef',
  VERCEL_ANALYTICS: '1',
  VERCEL_SPEED_INSIGHTS: '1',
}

interface SentEvent {
  event: string
  fields: Record<string, unknown>
}

/** Records the requests to vendors, and their events. */
export interface Recorder {
  /** Hosts, and paths of this site that the hosting provider serves; each once, sorted. */
  requests: () => string[]
  /** Events by vendor; for Google Tag Manager only those of the open page. */
  events: (
    event?: string,
  ) => Promise<Record<'googleTagManager' | 'plausible' | 'vercelAnalytics', SentEvent[]>>
  /** The consent signals of the open page to Google Tag Manager, in order. */
  signals: () => Promise<unknown[][]>
  /** Requests with the e-mail address of the visitor. */
  leaks: readonly string[]
  forget: () => void
}

/** Fakes of the vendors' scripts: they set cookies and send requests like the real ones. */
const scripts: Record<string, string> = {
  '/gtm.js': `document.cookie = '_ga=GA1.1.1.1; max-age=9999; path=/'
    document.cookie = '_ga_ABC=GS1.1; max-age=9999; path=/'
    localStorage.setItem('_gcl_ls', '{}')`,
  '/beacon.min.js': `const send = () => navigator.sendBeacon('https://cloudflareinsights.com/cdn-cgi/rum', '{}')
    send()
    addEventListener('pagehide', send)`,
  '/_vercel/insights/script.js': `let pass = (event) => event
    const send = (kind, body) => pass({ type: kind, url: location.href }) &&
      fetch('/_vercel/insights/' + kind, { method: 'POST', body: JSON.stringify(body), keepalive: true })
    window.va = (kind, body) => kind === 'beforeSend' ? (pass = body) : send(kind, body)
    for (const [kind, body] of window.vaq ?? []) window.va(kind, body)
    send('view', {})`,
  '/_vercel/speed-insights/script.js': `fetch('/_vercel/speed-insights/vitals', { method: 'POST', body: '{}' })`,
}

async function record(context: BrowserContext, page: Page, home: string): Promise<Recorder> {
  const requests = new Set<string>()
  const leaks: string[] = []
  const sent: (SentEvent & { to: string })[] = []
  const respond = async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    requests.add(url.origin === home ? url.pathname : url.host)
    const body = request.postData()
    if (`${url} ${body}`.match(/asa(@|%40)/)) leaks.push(`${url} ${body}`)
    if (url.host === 'plausible.io' && body) {
      const { n, p }: { n: string; p?: SentEvent['fields'] } = JSON.parse(body)
      sent.push({ to: 'plausible', event: n, fields: p ?? {} })
    }
    if (url.pathname === '/_vercel/insights/event' && body) {
      const { name, data }: { name: string; data: SentEvent['fields'] } = JSON.parse(body)
      sent.push({ to: 'vercelAnalytics', event: name, fields: data })
    }
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // In a block, because these scripts share one global scope.
      body: `{${scripts[url.pathname] ?? ''}}`,
    })
  }
  await context.route((url) => url.origin !== home || url.pathname.startsWith('/_vercel/'), respond)

  const layer = () =>
    page.evaluate(() => {
      const entries = (window.dataLayer ?? []).filter((entry) => typeof entry === 'object' && entry !== null)
      return entries.map((entry) => ('event' in entry ? { ...entry } : Object.values(entry)))
    })
  return {
    requests: () => [...requests].sort(),
    async events(wanted) {
      const own = (await layer()).flatMap((entry) => {
        if (Array.isArray(entry) || !('event' in entry) || entry.event === 'gtm.js') return []
        const { event, ...fields } = entry
        return [{ event: String(event), fields }]
      })
      const eventsTo = (to: string) =>
        sent.filter((one) => one.to === to).map(({ event, fields }) => ({ event, fields }))
      const isWanted = ({ event }: SentEvent) => event !== 'pageview' && (!wanted || event === wanted)
      return {
        googleTagManager: own.filter(isWanted),
        plausible: eventsTo('plausible').filter(isWanted),
        vercelAnalytics: eventsTo('vercelAnalytics').filter(isWanted),
      }
    },
    signals: async () => (await layer()).filter(Array.isArray).filter(([kind]) => kind === 'consent'),
    leaks,
    forget() {
      requests.clear()
      sent.length = 0
    },
  }
}

/** Tests against the site with all vendors, whose requests are intercepted. */
export const test = base.extend<{ recorder: Recorder }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const site = await startSite({ BUILD_DIR: folderWithVendors })
      // Plausible ignores loopback addresses.
      await use({ ...site, url: site.url.replace('127.0.0.1', 'site.localhost') })
      await site.stop()
    },
    { scope: 'worker' },
  ],
  recorder: [
    async ({ context, page, site }, use) => {
      // Plausible also ignores automated browsers, unless this is set.
      await context.addInitScript(() => Object.assign(window, { __plausible: true }))
      await use(await record(context, page, site.url))
    },
    { auto: true },
  ],
})
