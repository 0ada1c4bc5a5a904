import AxeBuilder from '@axe-core/playwright'
import { expect, languageOf, mainPaths, manifest, pagePaths, test, whenLive } from './site.ts'

for (const path of mainPaths) {
  test(`${path} is sound: language, one heading, no errors, nothing overflows, accessible`, async ({ page }, {
    project,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await whenLive(page)

    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0)

    // Each theme once: they differ in colours only.
    if (project.name === 'phone')
      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
  })
}

test('aliases and filtered lists answer with the page that they stand for', async ({ request }) => {
  for (const path of pagePaths.filter((one) => !mainPaths.includes(one))) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    expect(await response.text()).toContain('rel="canonical"')
  }
})

test('pages that moved lead to where they are now', async ({ request }) => {
  for (const [from, to] of Object.entries(manifest.redirects)) {
    for (const path of [from, `${from}/`]) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.status(), response.headers().location]).toEqual([path, 308, to])
    }
  }
  const slash = await request.get('/about/?a=1', { maxRedirects: 0 })
  expect([slash.status(), slash.headers().location]).toEqual([308, '/about?a=1'])
  expect((await request.get('/sv/', { maxRedirects: 0 })).status()).toBe(200)
})
