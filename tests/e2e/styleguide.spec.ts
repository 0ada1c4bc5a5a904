import { words } from '../../app/styleguide/styleguide.words.ts'
import { startDevelopment } from '../../harness/start-npm.ts'
import { expect, test } from '../support/site-test.ts'

test('development shows the tokens in both themes and languages', async ({ page }) => {
  const { url, end } = await startDevelopment()
  // Styles load late in development, so a page transition would start without them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    await page.goto(`${url}/styleguide`)
    for (const theme of Object.values(words.en.themes)) {
      const side = page.getByRole('region', { name: theme })
      await expect(side.getByRole('heading', { level: 1, name: theme })).toBeVisible()
      await expect(side.getByText('beacon', { exact: true })).toBeVisible()
    }
    const grounds = await page
      .locator('section[data-theme]')
      .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    await page.getByRole('link', { name: words.en.other }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.sv.themes.dark })).toBeVisible()
  } finally {
    end()
  }
})
