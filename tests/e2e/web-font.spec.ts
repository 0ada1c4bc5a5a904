import { fontsOfHeading, webFont } from '../support/heading-font.ts'
import { shifts } from '../support/page-faults.ts'
import { service } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test('the first visit does not wait for the heading font, and its arrival shifts no layout', async ({
  page,
  site,
}) => {
  const heights = () =>
    page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().height))
  for (const path of ['/sv', service.en]) {
    const release = await hold(page, '**/*.woff2')
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = await heights()
    release()
    await whenLive(page)
    await page.evaluate(() => document.fonts.load('1em "Bricolage Grotesque"'))
    expect(await heights(), path).toEqual(before)
    expect(await shifts(page), path).toEqual([])
    expect(await fontsOfHeading(page), path).not.toContainEqual(webFont)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('the next page has the heading font', async ({ page, site }) => {
      await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('link', { name: t.en.layout.nav.home }).click()
      await page.waitForURL(`${site.url}/`)
      await expect.poll(() => fontsOfHeading(page)).toContainEqual(webFont)
    })
  })
}

for (const [network, rtt, faces] of [
  ['a fast network', 50, ['Bricolage Grotesque', 'Hanken Grotesk']],
  ['a slow network, where Chrome would hold the first paint back for them', 150, []],
] as const) {
  test(`before the page is laid out, ${faces.length} faces are fetched on ${network}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { rtt: value } })
      FontFace.prototype.load = function () {
        document.documentElement.append(new Comment(this.family))
        return this.loaded
      }
    }, rtt)
    await page.goto(site.url)
    const fetched = await page.evaluate(() =>
      Array.from(document.documentElement.childNodes).flatMap((node) =>
        node instanceof Comment ? [node.data.replaceAll('"', '')] : [],
      ),
    )
    expect(fetched).toEqual(faces)
  })
}
