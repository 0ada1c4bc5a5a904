import { styleguidePath } from '../../app/styleguide/path.ts'
import { themes } from '../../content/colors.ts'
import { startDevelopment } from '../../harness/start-npm.ts'
import { expect, test } from '../support/site-test.ts'

test('development shows the tokens in both themes', async ({ page }) => {
  const { url, end } = await startDevelopment(styleguidePath)
  // Styles load late in development, so a page transition would start without them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    await page.goto(url + styleguidePath)
    for (const theme of themes) {
      const side = page.getByRole('region', { name: theme })
      await expect(side.getByRole('heading', { level: 1, name: theme })).toBeVisible()
      await expect(side.getByText('beacon', { exact: true })).toBeVisible()
    }
    const grounds = await page
      .locator('section[data-theme]')
      .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
  } finally {
    end()
  }
})
