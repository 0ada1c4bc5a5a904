import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type ElementHandle, launch, type Page, type TouchHandle } from 'puppeteer-core'
import { nextPageRules, prepareNextPage } from '../../app/interactive/next-page.ts'
import { browserFlags, desktop, phone, slowdown, whenLive } from './browser.ts'
import { byTurns, type Compared, type Figure, median } from './figures.ts'
import { openSlowLine } from './slow-line.ts'

/** How long a visitor rests on a link before following it. */
const rest = 300
/** How long a finger stays. */
const tap = 100
/** A browser without a screen knows of no mouse unless it is told: of pointers that hover, and that point finely. */
const withMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** The page that is left. */
export const leftPath = '/'
/** The page that the link leads to. */
export const nextPath = '/services/web-development'

/**
 * From following a link to the paint of the new page, on the slow profile, with the pointer or the finger on it before;
 * by turns with pages written by hand and the same rules for what is prepared. With Puppeteer, because a browser under
 * Playwright prepares no pages.
 */
export async function measureMoving(
  executablePath: string,
  urls: Compared<string>,
  runs: number,
): Promise<Figure[]> {
  const lines = { ours: await openSlowLine(urls.ours), byHand: await openSlowLine(urls.byHand) }
  const figures: Figure[] = []
  for (const kind of [desktop, phone]) {
    const times = await byTurns(runs, async (which) => {
      const browser = await launch({
        executablePath,
        args: kind === desktop ? [...browserFlags, withMouse] : browserFlags,
      })
      const time = await move(browser, lines[which].url, kind, which)
      await browser.close()
      return time
    })
    figures.push({
      part: 'reactions',
      what: `next page after ${kind === phone ? 'touching' : 'hovering'} its link, slow 4G`,
      value: median(times.ours),
      unit: 'ms',
      reference: median(times.byHand),
      target: { of: 'value', atMost: 200 },
    })
  }
  await Promise.all([lines.ours.close(), lines.byHand.close()])
  return figures
}

async function move(
  browser: Browser,
  url: string,
  kind: typeof desktop | typeof phone,
  which: keyof Compared<unknown>,
): Promise<number> {
  const page = await browser.newPage()
  await page.setViewport({ ...kind.viewport, isMobile: kind === phone, hasTouch: kind === phone })
  await page.emulateCPUThrottling(slowdown)
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('cookieConsent', '{"necessary":true,"analytics":false,"performance":false}')
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('followed', String(performance.timeOrigin + timeStamp)),
    )
  })
  await page.goto(url + leftPath, { waitUntil: 'load' })
  // The function is sent to the page without what stands around it: the rules go with it.
  await (which === 'byHand' ? page.evaluate(prepareNextPage, nextPageRules) : whenLive(page))
  const link = await page.waitForSelector(`main a[href="${nextPath}"]`)
  if (!link) throw new Error(`No link leads from ${leftPath} to ${nextPath}`)
  if (kind === phone) await swipeTo(page, link)
  else await link.scrollIntoView()
  // The page has come to rest: what was begun on its way in is done.
  await wait(1500)
  const { x, y } = await link.clickablePoint({ x: 40, y: 12 })
  const arrived = page.waitForNavigation({ waitUntil: 'load' })
  if (kind === phone) {
    const touch = await page.touchscreen.touchStart(x, y)
    await wait(tap)
    await lift(touch)
  } else {
    await page.mouse.move(x, y)
    await wait(rest)
    await page.mouse.click(x, y)
  }
  await arrived
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation')
    // A page that was prepared is painted when it is shown, or after that.
    const shown = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
    const painted = performance.timeOrigin + Math.max(shown, paint?.startTime ?? Number.NaN)
    return painted - Number(localStorage.getItem('followed'))
  })
}

/**
 * Swipes until the link is in the middle of the screen, as nobody gets to it otherwise: after a touch the browser of a
 * phone knows which links are near the finger, and prepares their pages.
 */
async function swipeTo(page: Page, link: ElementHandle) {
  const { height } = phone.viewport
  for (let swipe = 0; swipe < 10; swipe++) {
    const box = await link.boundingBox()
    const left = box ? box.y - height / 2 : 0
    if (left < height / 8) return
    const touch = await page.touchscreen.touchStart(200, height * 0.8)
    const end = Math.max(height * 0.8 - left, height * 0.1)
    for (let y = height * 0.8; y > end; y -= 50) {
      await touch.move(200, y)
      await wait(16)
    }
    // A finger that rests before it goes throws nothing.
    await wait(100)
    await touch.end()
    await wait(300)
  }
  throw new Error('The link does not come into view')
}

/** The page may be gone before it has said that the finger is. */
const lift = (touch: TouchHandle) =>
  touch.end().catch((error) => {
    if (!(error instanceof Error) || error.name !== 'TargetCloseError') throw error
  })
