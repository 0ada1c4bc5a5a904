import { words } from '../../app/styleguide/styleguide.words.ts'
import { startDevelopment } from '../../harness/start-npm.ts'
import { expect, test } from '../support/site-test.ts'

test('development shows tokens, components and states in both themes and languages', async ({ page }) => {
  // Development compiles on demand.
  test.setTimeout(90_000)
  const { url, end } = await startDevelopment()
  // Styles load late in development, so a page transition would start without them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    await page.goto(`${url}/styleguide`)
    for (const theme of Object.values(words.en.themes)) {
      const side = page.getByRole('region', { name: theme })
      await expect(side.getByRole('heading', { level: 1, name: theme })).toBeVisible()
      await expect(side.getByText('beacon', { exact: true })).toBeVisible()
      for (const state of ['empty', 'loading', 'error', 'success', 'long', 'count'] as const)
        await expect(side.getByRole('heading', { name: words.en.states[state], exact: true })).toBeVisible()
    }
    const grounds = await page
      .locator('section[data-theme]')
      .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, 'long words scroll nothing sideways').toBe(width)
    }
    await page.getByRole('link', { name: words.en.other }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.sv.themes.dark })).toBeVisible()
  } finally {
    end()
  }
})
