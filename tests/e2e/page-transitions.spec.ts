import { expect, test } from '../support/site-test.ts'
import { say } from '../support/words.ts'

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a card becomes that of its page, and goes back', async ({ page }) => {
    // What the transition between two pages animates, noted by the page that it leads to.
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
    // On a busy machine a page may be shown before its picture is read: then there is nothing to carry it to.
    await expect(async () => {
      await page.goto('/blog')
      await page.getByRole('main').locator('li:has(img)').nth(1).getByRole('link').click()
      await expect(page).toHaveURL(/\/blog\/.+/)
      await expect(carried).toBeAttached({ timeout: 3000 })
      await page.getByRole('navigation', { name: say.en.layout.breadcrumb }).getByRole('link').first().click()
      await expect(page).toHaveURL('/blog')
      await expect(carried).toBeAttached({ timeout: 3000 })
    }).toPass()
    await expect(page.locator('img[style]')).not.toHaveAttribute('style', /picture/)
    // With nothing to carry, nobody waits for a transition.
    await page.getByRole('contentinfo').getByRole('link', { name: say.en.layout.footer.faq }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.locator('html[data-carried]')).toHaveCount(0)
  })
})
