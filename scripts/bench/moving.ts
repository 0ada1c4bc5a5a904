import type { Browser } from '@playwright/test'
import { desktop, phone, visitor, whenLive } from './browser.ts'
import { type Figure, median } from './figures.ts'

/** How long a visitor rests on a link before following it. */
const rest = 300

/** From following a link to the paint of the new page, on the slow profile, with the pointer or the finger on it before. */
export async function measureMoving(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of [desktop, phone]) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await move(browser, url, kind))
    figures.push({
      part: 'reactions',
      what: `next page after ${kind === phone ? 'touching' : 'hovering'} its link, slow 4G`,
      value: median(times),
      unit: 'ms',
      target: { of: 'value', atMost: 200 },
    })
  }
  return figures
}

async function move(browser: Browser, url: string, kind: typeof desktop | typeof phone): Promise<number> {
  const { page, context } = await visitor(browser, kind, { isOnSlow4G: true })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"necessary":true}'))
  await page.goto(url, { waitUntil: 'load' })
  await whenLive(page)
  const link = page.locator('main a[href^="/services/"]').first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('The home page has no link to a service')
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + Math.min(box.height / 2, 12)]
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  if (kind === phone) {
    const session = await context.newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    // A tap is a finger that stays about this long.
    await page.waitForTimeout(100)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    await page.mouse.move(x, y)
    await page.waitForTimeout(rest)
    await page.mouse.click(x, y)
  }
  await page.waitForURL(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // A page that was prepared counts from the moment it is shown.
  const time = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [navigation] = performance.getEntriesByType('navigation')
    const shown = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
    return Math.max(0, (paint?.startTime ?? Number.NaN) - shown)
  })
  await context.close()
  return time
}
