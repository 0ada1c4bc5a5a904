import { desktop, openBrowser, phone, visitor, whenLive } from './browser.ts'
import type { Figure } from './figures.ts'

/** How much a visitor waits for before the largest paint, on slow 4G: requests that began before it, scripts among them. */
export async function measureFirstPaint(
  executablePath: string,
  url: string,
  pages: readonly { path: string; name: string }[],
): Promise<Figure[]> {
  const browser = await openBrowser(executablePath)
  const figures: Figure[] = []
  for (const { path, name } of pages) {
    const seen = { requests: 0, scripts: 0 }
    for (const kind of [phone, desktop]) {
      const { page, context } = await visitor(browser, kind, { isOnSlow4G: true })
      await page.goto(url + path, { waitUntil: 'load' })
      await whenLive(page)
      const { requests, scripts } = await page.evaluate(beforeLargestPaint)
      seen.requests = Math.max(seen.requests, requests)
      seen.scripts = Math.max(seen.scripts, scripts)
      await context.close()
    }
    figures.push(
      {
        part: 'pages',
        what: `${name} · requests begun before the largest paint`,
        value: seen.requests,
        unit: '',
        target: { of: 'value', atMost: 3 },
      },
      {
        part: 'pages',
        what: `${name} · of them scripts`,
        value: seen.scripts,
        unit: '',
        target: { of: 'value', atMost: 0 },
      },
    )
  }
  await browser.close()
  return figures
}

/** Runs in the page. The document itself is one of the requests; the icon of the tab, which the browser fetches for itself, is none. */
async function beforeLargestPaint() {
  const paints = await new Promise<PerformanceEntryList>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  )
  const largest = paints.at(-1)?.startTime ?? Number.POSITIVE_INFINITY
  const before = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < largest && !/\/(icon\.svg|favicon\.ico)$/.test(name))
  const scripts = before.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return { requests: 1 + before.length, scripts: scripts.length }
}
