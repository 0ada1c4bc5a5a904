import { fontsOfHeading, webFont } from '../support/heading-font.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

for (const path of ['/', '/sv', '/services/web-development', '/sv/contact']) {
  test(`${path}: the first visit does not wait for the heading font, and its arrival shifts no layout`, async ({
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
    const release = await hold(page, '**/*.woff2')
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    const linesOfHeadings = () =>
      page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().height))
    const before = await linesOfHeadings()
    release()
    await whenLive(page)
    await page.evaluate(() => document.fonts.load('1em "Bricolage Grotesque"'))
    expect(await linesOfHeadings()).toEqual(before)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.001)
    expect(await fontsOfHeading(page)).not.toContainEqual(webFont)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('the next page has the heading font', async ({ page, site }) => {
      await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('link', { name: say.en.layout.nav.home }).click()
      await page.waitForURL(`${site.url}/`)
      await expect.poll(() => fontsOfHeading(page)).toContainEqual(webFont)
    })
  })
}
