import { expect, test } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a card is animated into that of its page, and back', async ({ page }) => {
    // The new page records whether the transition animates a picture.
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        viewTransition?.ready.then(() => {
          const moved = document
            .getAnimations()
            .some(
              ({ effect }) =>
                effect instanceof KeyframeEffect && /group\(picture\)/.test(effect.pseudoElement ?? ''),
            )
          document.documentElement.dataset.carried = String(moved)
        }),
      ),
    )
    const carried = page.locator('html[data-carried="true"]')
    // On a busy machine a page may be shown before its picture is parsed, and then nothing is animated.
    await expect(async () => {
      await page.goto('/blog')
      await page.getByRole('main').locator('li:has(img)').nth(1).getByRole('link').click()
      await expect(page).toHaveURL(/\/blog\/.+/)
      await expect(carried).toBeAttached({ timeout: 3000 })
      await page.getByRole('navigation', { name: t.en.layout.breadcrumb }).getByRole('link').first().click()
      await expect(page).toHaveURL('/blog')
      await expect(carried).toBeAttached({ timeout: 3000 })
    }).toPass()
    await expect(page.locator('img[style]')).not.toHaveAttribute('style', /picture/)
    // Without a picture to animate there is no transition.
    await page.getByRole('contentinfo').getByRole('link', { name: t.en.layout.footer.faq }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.locator('html[data-carried]')).toHaveCount(0)
  })
})
