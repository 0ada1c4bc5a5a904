import type { Page } from '@playwright/test'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const pages = {
  'an article': article.en.path,
  home: '/',
  'a list': '/blog',
  'a short page': '/sv/contact',
}

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

type Texts = Awaited<ReturnType<typeof textInView>>

/** Waits until the same texts are at the same positions, apart from rounding. */
const expectSamePlace = (page: Page, before: Texts, when: string) =>
  expect
    .poll(async () => {
      const now = await textInView(page)
      return before.filter(
        ({ text, top }) => !now.some((other) => other.text === text && Math.abs(other.top - top) <= 2),
      )
    }, `${when}: what stood in view and has moved`)
    .toEqual([])

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function scrollToShare(page: Page, share: number) {
  await page.evaluate(async (part) => {
    scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }, share)
  // Browsers store the scroll position a moment after scrolling.
  await page.waitForTimeout(400)
}

test.beforeEach(async ({ page }) => {
  // web-font.spec.ts tests the heading font, whose arrival depends on the machine.
  test.info().annotations.push({ type: 'console errors expected' })
  await page.route('**/*.woff2', (route) => route.abort())
})

for (const [kind, path] of Object.entries(pages)) {
  test(`the scroll position in ${kind} is kept on reload and on going back`, { tag: '@phone' }, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path)
    await whenLive(page)
    await page.waitForLoadState('networkidle')
    const height = await heightOf(page)
    // Where the footer comes into view, Chromium on a busy machine may move the page to the top of an element by itself.
    for (const share of [0.4, 0.9]) {
      await scrollToShare(page, share)
      // Apart from rounding.
      expect(Math.abs((await heightOf(page)) - height), 'scrolling changes heights').toBeLessThanOrEqual(4)
      const before = await textInView(page)
      expect(before.length).toBeGreaterThan(0)
      await page.reload()
      await whenLive(page)
      await expectSamePlace(page, before, `after a reload at ${share}`)
      await page.goto(`${site.url}/faq`)
      await page.goBack()
      await whenLive(page)
      await expectSamePlace(page, before, `back at ${share}`)
    }
  })
}

test('a page has its height as soon as it has arrived', { tag: '@phone' }, async ({ page, site }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { firstHeight: document.documentElement.scrollHeight }),
    ),
  )
  for (const path of Object.values(pages)) {
    await page.goto(site.url + path)
    await whenLive(page)
    await scrollToShare(page, 1)
    expect(await page.evaluate(() => Reflect.get(window, 'firstHeight')), path).toBe(await heightOf(page))
  }
})
