import type { Browser } from 'puppeteer-core'

/** Slow 4G as Lighthouse defines it, in milliseconds and bytes per second, and a phone's processor. */
const network = { offline: false, latency: 150, download: (1.6e6 / 8) * 0.9, upload: (750e3 / 8) * 0.9 }
const slowdown = 4
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** How long a page is watched after its load event, in milliseconds: until its islands are hydrated. */
const watchedFor = 4000

/**
 * Opens a page for the first time in a browser that is really slowed down, where Lighthouse calculates what would be. Times in
 * milliseconds; `long tasks` is the sum of what each task takes beyond 50.
 */
export async function openOnPhone(browser: Browser, url: string) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(screen)
  await page.emulateNetworkConditions(network)
  await page.emulateCPUThrottling(slowdown)
  await page.evaluateOnNewDocument(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await new Promise((resolve) => setTimeout(resolve, watchedFor))
  const measured = await page.evaluate(() => window.measured)
  await context.close()
  if (measured.FCP === 0) throw new Error(`${url} was not painted`)
  return measured
}

declare global {
  var measured: { FCP: number; LCP: number; CLS: number; 'long tasks': number }
}

/** Runs in the page. */
function observe() {
  const measured = { FCP: 0, LCP: 0, CLS: 0, 'long tasks': 0 }
  window.measured = measured
  const each = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.FCP = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    measured.LCP = startTime
  })
  each('layout-shift', (entry) => {
    // As Lighthouse prints it.
    if ('value' in entry) measured.CLS = Number((measured.CLS + Number(entry.value)).toFixed(3))
  })
  each('longtask', ({ duration }) => {
    measured['long tasks'] += duration - 50
  })
}
