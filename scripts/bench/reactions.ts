import type { Browser, Page } from '@playwright/test'
import { findBrowser } from '../test/browser.ts'
import { openBrowser, phone, visitor, whenLive } from './browser.ts'
import { type Control, controls } from './controls.ts'
import { type Compared, type Figure, median } from './figures.ts'
import { leftPath, measureMoving, nextPath } from './moving.ts'
import { writeReference } from './reference.ts'
import { buildForBench, serve } from './serve.ts'

/**
 * How long each control takes from the touch to the painted answer, and a link to the new page. Beside it, by turns, the
 * same of pages written by hand, where these can have it without a script that loads later.
 */
export async function measureReactions({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const executablePath = findBrowser()
  const siteFolder = buildForBench()
  const site = await serve(siteFolder)
  const withControls = controls.filter(({ byHand }) => byHand).map(({ path }) => path)
  const paths = new Set([...withControls, leftPath, nextPath])
  const reference = await serve(writeReference(siteFolder, [...paths]))
  const browser = await openBrowser(executablePath)
  const urls = { ours: site.url, byHand: reference.url }
  const runs = isQuick ? 1 : 5
  const figures: Figure[] = []
  for (const control of controls) {
    // Where time is short, at the hardest moment alone.
    if (!isQuick || !control.answersAtOnce)
      figures.push(await react(browser, urls, control, { runs, isCold: false }))
    if (control.answersAtOnce) figures.push(await react(browser, urls, control, { runs, isCold: true }))
  }
  figures.push(...(await measureMoving(executablePath, urls, runs)))
  await browser.close()
  await Promise.all([site.stop(), reference.stop()])
  return figures
}

async function react(
  browser: Browser,
  urls: Compared<string>,
  control: Control,
  { runs, isCold }: { runs: number; isCold: boolean },
): Promise<Figure> {
  const times: Compared<number[]> = { ours: [], byHand: [] }
  for (let run = 0; run < runs; run++) {
    times.ours.push(await answerOf(browser, urls.ours, control, { isCold }))
    // What is added to a page cannot be touched as soon as that is painted.
    if (control.byHand && !isCold) times.byHand.push(await answerOf(browser, urls.byHand, control, control))
  }
  return {
    part: 'reactions',
    what: `${control.name} · ${isCold ? 'right after the first paint, slow 4G' : 'when the page is live'}`,
    value: median(times.ours),
    unit: 'ms',
    ...(times.byHand.length > 0 ? { reference: median(times.byHand) } : {}),
    target: { of: 'value', atMost: 100 },
  }
}

/** In milliseconds, up to the paint of the answer. */
async function answerOf(
  browser: Browser,
  url: string,
  control: Control,
  { isCold = false, byHand }: { isCold?: boolean; byHand?: () => void },
): Promise<number> {
  const { page, context } = await visitor(browser, control.kind, { isOnSlow4G: isCold })
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript(listen)
  if (isCold) {
    await page.goto(url + control.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  } else {
    await page.goto(url + control.path, { waitUntil: 'load' })
    await (byHand ? page.evaluate(byHand) : whenLive(page))
  }
  await touch(page, control)
  const time = await page.evaluate(() => Reflect.get(window, 'longest')())
  await context.close()
  return time
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
