import type { Page } from '@playwright/test'
import { expect, languageOf, mainPaths, test, whenLive } from './site.ts'

/** The families that the page's heading asks for, first the one it would have. */
const familyOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)

const ownFace = /^"?Bricolage Grotesque/

for (const path of ['/', '/sv', '/services/web-development', '/sv/contact']) {
  test(`${path}: the heading face is fetched after the first paint, and moves nothing when it comes`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((shifts) => {
        for (const shift of shifts.getEntries())
          if ('value' in shift) Object.assign(window, { moved: Reflect.get(window, 'moved') + shift.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url + path)
    await whenLive(page)
    await expect.poll(() => familyOf(page)).toMatch(ownFace)
    const { paint, face, moved } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      face: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
      moved: Reflect.get(window, 'moved'),
    }))
    expect(face).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY)
    expect(moved).toBeLessThan(0.001)
  })
}

test('a visitor who comes from another page of the site sees it from the start', async ({ page, site }) => {
  await page.goto(`${site.url}/contact`)
  await whenLive(page)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { atStart: document.documentElement.hasAttribute('data-face') }),
    ),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${site.url}/`)
  await page.waitForLoadState()
  expect(await page.evaluate(() => Reflect.get(window, 'atStart'))).toBe(true)
})

test('where the face does not come, nothing on any page asks for it', async ({ page, site }) => {
  test.setTimeout(60_000)
  // Of a face that cannot be fetched.
  test.info().annotations.push({ type: 'console errors expected' })
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of mainPaths.filter((one) => languageOf(one) === 'en')) {
    await page.goto(site.url + path)
    const families = await page
      .locator('body *')
      .evaluateAll((all) =>
        all.flatMap((one) => [undefined, '::before'].map((part) => getComputedStyle(one, part).fontFamily)),
      )
    expect(families.length, path).toBeGreaterThan(50)
    expect(
      families.filter((family) => ownFace.test(family)),
      `${path}: what is set in --face-heading is a heading, or marked with data-heading`,
    ).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('headings have their face', async ({ page, site }) => {
    await page.goto(`${site.url}/contact`)
    expect(await familyOf(page)).toMatch(ownFace)
  })
})
