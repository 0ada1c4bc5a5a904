import type { Page } from '@playwright/test'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const pages = [article.en.path, '/', '/blog', '/sv/contact']

/** The texts in the viewport, with their distance from its top in pixels. */
const textInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, pre)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map((element) => ({
        text: element.textContent?.trim().slice(0, 40) ?? '',
        top: element.getBoundingClientRect().top,
      }))
      .filter(({ top }) => top >= 0 && top < innerHeight),
  )

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

const scrollToShare = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }, share)

/** Leaves the page at a place, comes back, and expects the same texts at the same positions, apart from rounding. */
async function expectSamePlace(page: Page, share: number, comeBack: () => Promise<unknown>) {
  await scrollToShare(page, share)
  // Browsers store the scroll position a moment after scrolling.
  await page.waitForTimeout(400)
  const before = await textInView(page)
  expect(before.length).toBeGreaterThan(0)
  await comeBack()
  await whenLive(page)
  await expect
    .poll(async () => {
      const now = await textInView(page)
      return before.filter(
        ({ text, top }) => !now.some((other) => other.text === text && Math.abs(other.top - top) <= 2),
      )
    }, `${page.url()} at ${share}: what stood in view and has moved`)
    .toEqual([])
  await expect.poll(() => page.evaluate(hiddenTexts), page.url()).toEqual([])
}

test(
  'a page has its height as soon as it has arrived, and keeps its place on reload and on going back',
  {
    tag: '@phone',
  },
  async ({ page, site }, { project }) => {
    // web-font.spec.ts tests the heading font, whose arrival depends on the machine.
    test.info().annotations.push({ type: 'console errors expected' })
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { firstHeight: document.documentElement.scrollHeight }),
      ),
    )
    for (const path of pages) {
      await page.goto(site.url + path)
      await whenLive(page)
      await page.waitForLoadState('networkidle')
      await scrollToShare(page, 1)
      expect(await page.evaluate(() => Reflect.get(window, 'firstHeight')), path).toBe(await heightOf(page))
      // A browser finds the place again where the page has its height, on every screen.
      if (project.name === 'desktop' && path !== article.en.path) continue
      await expectSamePlace(page, 0.4, () => page.reload())
      // Where the footer comes into view, Chromium on a busy machine may move the page to the top of an element by itself.
      await expectSamePlace(page, 0.9, async () => {
        await page.goto(`${site.url}/robots.txt`)
        await page.goBack()
      })
    }
  },
)
