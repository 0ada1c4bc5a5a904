import type { Browser, Page } from '@playwright/test'
import { findBrowser } from '../test/browser.ts'
import { desktop, openBrowser, phone, visitor, whenLive } from './browser.ts'
import { type Figure, median } from './figures.ts'
import { measureMoving } from './moving.ts'
import { buildForBench, serve } from './serve.ts'

/** A control, by the markup that makes it answer. Keys are pressed instead where it has one. */
interface Control {
  name: string
  path: string
  kind: typeof phone | typeof desktop
  selector: string
  key?: string
  /** Whether it must answer as soon as it is seen, before React has come. */
  answersAtOnce?: true
}

const article = '/blog/effective-load-balancing-with-nginx'
const controls: Control[] = [
  { name: 'theme', path: '/', kind: desktop, selector: '[data-theme-toggle]', answersAtOnce: true },
  { name: 'menu', path: '/', kind: phone, selector: '[popovertarget="menu"]', answersAtOnce: true },
  { name: 'language', path: '/', kind: desktop, selector: '[data-language-switch]', answersAtOnce: true },
  { name: 'accept all', path: '/', kind: phone, selector: '[data-consent="all"]', answersAtOnce: true },
  {
    name: 'cookie settings',
    path: '/',
    kind: phone,
    selector: '[data-consent="settings"]',
    answersAtOnce: true,
  },
  { name: 'question', path: '/faq', kind: phone, selector: 'main details summary', answersAtOnce: true },
  { name: 'filter', path: '/blog', kind: desktop, selector: '[data-island="filter"] a[href*="category"]' },
  { name: 'search', path: '/', kind: desktop, selector: 'body', key: '/' },
  { name: 'share', path: article, kind: desktop, selector: '[data-island="share"] button' },
]

/** How long each control takes from the touch to the painted answer, and a link to the new page. */
export async function measureReactions({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const executablePath = findBrowser()
  const site = await serve(buildForBench())
  const browser = await openBrowser(executablePath)
  const runs = isQuick ? 1 : 5
  const figures: Figure[] = []
  for (const control of controls) {
    figures.push(await react(browser, site.url, control, { runs, isCold: false }))
    if (control.answersAtOnce) figures.push(await react(browser, site.url, control, { runs, isCold: true }))
  }
  figures.push(...(await measureMoving(executablePath, site.url, runs)))
  await browser.close()
  await site.stop()
  return figures
}

async function react(
  browser: Browser,
  url: string,
  control: Control,
  { runs, isCold }: { runs: number; isCold: boolean },
): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, context } = await visitor(browser, control.kind, { isOnSlow4G: isCold })
    await context.grantPermissions(['clipboard-write'])
    await page.addInitScript(listen)
    if (isCold) {
      await page.goto(url + control.path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    } else {
      await page.goto(url + control.path, { waitUntil: 'load' })
      await whenLive(page)
    }
    await touch(page, control)
    times.push(await page.evaluate(() => Reflect.get(window, 'longest')()))
    await context.close()
  }
  return {
    part: 'reactions',
    what: `${control.name} · ${isCold ? 'right after the first paint, slow 4G' : 'when the page is live'}`,
    value: median(times),
    unit: 'ms',
    target: { of: 'value', atMost: 100 },
  }
}

/** As fast as a finger: without waiting, as tests do, until the control stands still. */
async function touch(page: Page, { selector, key, kind }: Control) {
  if (key) return page.keyboard.press(key)
  const control = page.locator(selector).filter({ visible: true }).first()
  const { x, y } = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  return kind === phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
}

/**
 * Runs in the page before anything else. `longest` resolves with the duration of the slowest event of the touch, from
 * the finger to the next paint, as INP counts it; durations come in steps of 8 ms, the shortest known is 16.
 * A link is not followed: what its page does before is what is measured.
 */
function listen() {
  const durations: number[] = []
  new PerformanceObserver((list) => {
    // Its type has no `interactionId` yet in every library.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('click', (event) => event.preventDefault())
  const longest = () =>
    new Promise<number>((resolve) =>
      setTimeout(
        () => requestAnimationFrame(() => setTimeout(() => resolve(Math.max(16, ...durations)))),
        1000,
      ),
    )
  Object.assign(window, { longest })
}
