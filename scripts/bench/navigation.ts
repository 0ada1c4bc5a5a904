import { setTimeout as wait } from 'node:timers/promises'
import { type Device, emulate, openBrowser, waitForFirstPaint, waitForIslands } from './browser.ts'
import { paths } from './paths.ts'

/** How long a pointer rests on a link before it clicks, and a finger before it is lifted, in milliseconds. */
const rest = { desktop: 300, phone: 100 }

/** Follows a link of the home page. Resolves with the milliseconds from the click to the paint of the new page. */
export async function navigate(url: string, device: Device): Promise<number> {
  const browser = await openBrowser(device)
  const page = await browser.newPage()
  await emulate(page, device)
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('cookieConsent', '{"necessary":true,"analytics":false,"performance":false}')
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp)),
    )
  })
  await page.goto(url + paths.home, { waitUntil: 'load' })
  await waitForIslands(page)
  const link = await page.waitForSelector(`main a[href="${paths.service}"]`)
  if (!link) throw new Error(`No link leads from ${paths.home} to ${paths.service}`)
  await link.scrollIntoView()
  // Lets the prefetches that scrolling has started finish.
  await wait(1500)
  const { x, y } = await link.clickablePoint({ x: 40, y: 12 })
  const arrived = page.waitForNavigation({ waitUntil: 'load' })
  if (device === 'phone') {
    const touch = await page.touchscreen.touchStart(x, y)
    await wait(rest.phone)
    // The page may be gone before the call returns.
    await touch.end().catch(() => undefined)
  } else {
    await page.mouse.move(x, y)
    await wait(rest.desktop)
    await page.mouse.click(x, y)
  }
  await arrived
  await waitForFirstPaint(page)
  const milliseconds = await page.evaluate(sinceClick)
  await browser.close()
  return milliseconds
}

/** Runs in the new page. A prerendered page counts as painted at its activation, or later. */
function sinceClick() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation')
  const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
  const painted = performance.timeOrigin + Math.max(activated, paint?.startTime ?? Number.NaN)
  return painted - Number(localStorage.getItem('clickedAt'))
}
