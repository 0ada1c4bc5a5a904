import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type Page, PredefinedNetworkConditions } from 'puppeteer-core'
import { emulate, openBrowser, waitForFirstPaint, waitForIslands } from './browser.ts'
import { type Control, controls } from './controls.ts'
import { type Figure, median, type Options } from './figures.ts'
import { navigate } from './navigation.ts'
import { buildForBench, serve } from './serve.ts'

/** Measures the time from a click on each control to the painted response, and from a link to the painted page. */
export async function measureReactions({ rounds }: Options): Promise<Figure[]> {
  const site = await serve(buildForBench())
  const browser = await openBrowser()
  const figures: Figure[] = []
  for (const control of controls) {
    const moment = control.needsHydration
      ? 'when the page is hydrated'
      : 'right after the first paint, slow 4G'
    const what = `${control.name} · ${moment}`
    figures.push(await measure(what, rounds, () => touchOnce(browser, site.url, control)))
  }
  await browser.close()
  const links = { desktop: 'next page after hovering its link', phone: 'next page after touching its link' }
  for (const device of ['desktop', 'phone'] as const)
    figures.push(await measure(links[device], rounds, () => navigate(site.url, device)))
  await site.stop()
  return figures
}

async function measure(what: string, rounds: number, milliseconds: () => Promise<number>): Promise<Figure> {
  const measured: number[] = []
  for (let round = 0; round < rounds; round++) measured.push(await milliseconds())
  return { what, value: median(measured), unit: 'ms' }
}

/** Opens a page for the first time and clicks a control. Resolves with the milliseconds to the painted response. */
async function touchOnce(browser: Browser, url: string, control: Control): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await emulate(page, control.device)
  if (!control.needsHydration) await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G'])
  await page.evaluateOnNewDocument(recordEvents)
  const loaded = page.goto(url + control.path, { waitUntil: 'load' })
  await (control.needsHydration ? waitForIslands(page) : waitForFirstPaint(page))
  await touch(page, control)
  // Events are recorded some time after their paint.
  await wait(1000)
  const durations = await page.evaluate(() => Reflect.get(window, 'eventDurations'))
  await loaded
  await context.close()
  // Shorter ones are not recorded.
  return Math.max(16, ...durations)
}

/** Clicks at once, without waiting until the control is stable. */
async function touch(page: Page, { selector, key, device }: Control) {
  if (key) return page.keyboard.press(key)
  const { x, y } = await page.evaluate((selector) => {
    const control = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())
    if (!control) throw new Error(`The page shows no ${selector}`)
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, selector)
  return device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
}

/**
 * Runs in the page before its scripts. Records the durations of events up to the next paint, as INP counts them
 * (https://web.dev/articles/inp). Links are not followed, because only the reaction of this page is measured.
 */
function recordEvents() {
  const eventDurations: number[] = []
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) eventDurations.push(entry.duration)
  }).observe(options)
  addEventListener('click', (event) => event.preventDefault())
  Object.assign(window, { eventDurations })
}
