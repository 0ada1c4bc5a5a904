import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type Page, PredefinedNetworkConditions } from 'puppeteer-core'
import { emulate, openBrowser, waitForFirstPaint, waitForIslands } from './browser.ts'
import { type Control, controls } from './controls.ts'
import { type Figure, median, type Options } from './figures.ts'
import { navigate } from './navigation.ts'
import { buildForBench, serve } from './serve.ts'

/** How long each control takes from the touch to the painted answer, and a link to the painted page. */
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

/** Visits a page for the first time and touches a control. Resolves with the milliseconds to the painted answer. */
async function touchOnce(browser: Browser, url: string, control: Control): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await emulate(page, control.device)
  if (!control.needsHydration) await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G'])
  await page.evaluateOnNewDocument(recordEvents)
  const loaded = page.goto(url + control.path, { waitUntil: 'load' })
  await (control.needsHydration ? waitForIslands(page) : waitForFirstPaint(page))
  await touch(page, control)
  // Events are recorded some time after the paint that answers them.
  await wait(1000)
  const durations = await page.evaluate(() => Reflect.get(window, 'eventDurations'))
  await loaded
  await context.close()
  // Shorter ones are not recorded.
  return Math.max(16, ...durations)
}

/** As fast as a finger: without waiting, as tests do, until the control stands still. */
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
 * Runs in the page before anything else. Records the durations of events, from the touch to the next paint, as INP
 * counts them (https://web.dev/articles/inp). A link is not followed: what its page does before is measured.
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
