import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { htmlOf, mainPaths } from '../../harness/built-site.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

/** Traces the paints while a page opens, and returns the mean channels of each frame, from 0 to 255. */
async function paintedFrames(browser: Browser, page: Page, path: string) {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await slow.send('Network.enable')
  const line = { latency: 150, downloadThroughput: 40_000, uploadThroughput: 40_000 }
  await slow.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await browser.startTracing(page, { screenshots: true })
  await page.goto(path)
  // The trace captures frames a little after their paint: later paints make sure that it has the earlier ones.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  for (let more = 0; more < 3; more++) {
    await page.mouse.wheel(0, 40)
    await page.screenshot()
  }
  // The shape of a trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
  const { traceEvents }: { traceEvents: { name: string; args?: { snapshot?: string } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const frames = traceEvents.flatMap(({ name, args }) =>
    name === 'Screenshot' && args?.snapshot ? [Buffer.from(args.snapshot, 'base64')] : [],
  )
  return Promise.all(
    frames.map(async (picture) => (await sharp(picture).stats()).channels.map(({ mean }) => mean)),
  )
}

const isDark = ([red = 0, green = 0, blue = 0]: number[]) => red + green + blue < 3 * 90
/** The background of the light theme is warm, unlike a blank white page. */
const isPaper = ([red = 0, , blue = 0]: number[]) => red > 180 && red - blue > 3
/** The color that the test gives to the consent banner. */
const isMagenta = ([red = 0, green = 0, blue = 0]: number[]) => red > green + 20 && blue > green + 20

test('on a slow machine the chosen theme is the first to be painted, and no answered question', async ({
  browser,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#consent-banner { background: magenta !important; height: 70vh !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const frames = await paintedFrames(browser, page, '/offerings')
  expect(frames.some(isPaper)).toBe(true)
  expect(frames.some(isDark)).toBe(false)
  expect(frames.some(isMagenta)).toBe(false)
})

test.describe('pictures that differ by theme', () => {
  /** An owner may have replaced all of them. */
  const path = mainPaths.find((one) => /data-hero[^>]*><picture class="in-/.test(htmlOf(one))) ?? ''
  test.skip(path === '')

  /** The addresses of all pictures of a theme, in every size. */
  const addressesIn = async (page: Page, theme: string) => {
    const sets = await page
      .locator(`.in-${theme} source`)
      .evaluateAll((sources) => sources.map((source) => source.getAttribute('srcset') ?? ''))
    return new Set(sets.flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')))
  }

  /** How many properties of the page change gradually after a switch of the theme. */
  const changing = (page: Page) =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
      // Styles are computed now, which starts the transitions.
      document.documentElement.getAnimations()
      return document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.transitionProperty === '--ground').length
    })

  for (const { theme, other, reducedMotion, fades } of [
    { theme: 'dark', other: 'light', reducedMotion: 'no-preference', fades: 1 },
    { theme: 'light', other: 'dark', reducedMotion: 'reduce', fades: 0 },
  ] as const) {
    test(`in the ${theme} theme only its own are fetched and one is read and printed, after a switch the others, with ${fades} fade`, async ({
      page,
    }) => {
      const fetched = new Set<string>()
      page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
      await page.goto(path, { waitUntil: 'networkidle' })
      await whenLive(page)
      const [own, others] = [await addressesIn(page, theme), await addressesIn(page, other)]
      expect(fetched.intersection(own).size).toBeGreaterThan(0)
      expect([...fetched.intersection(others)]).toEqual([])
      const picture = page.locator('[data-hero]').getByRole('img')
      await expect(picture).toHaveCount(1)
      expect(await changing(page)).toBe(fades)
      await expect.poll(() => fetched.intersection(others).size).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      await expect(picture).toHaveCount(1)
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the dark one shows', async ({ page }) => {
      await page.goto(path)
      const shown = page.locator('[data-hero]')
      await expect(shown.locator('.in-dark img')).toBeVisible()
      await expect(shown.locator('.in-light img')).toBeHidden()
    })
  })
})
