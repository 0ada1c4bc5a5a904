import { tabTo, walk } from '../support/keyboard.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.beforeEach(async ({ page }) => {
  // A smooth scroll would still be running during the checks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('with the consent banner open', () => {
  test.use({ choice: 'none' })

  test(
    'every tab stop is in order, visible and not covered',
    { tag: '@phone' },
    async ({ page }, { project }) => {
      for (const path of project.name === 'phone' ? ['/sv/contact'] : ['/', '/sv/blog', article.en.path]) {
        await page.goto(path)
        await whenLive(page)
        const { names, wrong } = await walk(page)
        expect(wrong, path).toEqual([])
        expect(names.length, path).toBeGreaterThan(15)
      }
    },
  )
})

test('the first tab stop skips to the content; the header leads to a page and the same place in the other language', async ({
  page,
}) => {
  await page.goto('/sv/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t.sv.layout.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  const header = page.getByRole('banner')
  const link = header.getByRole('link', { name: t.sv.layout.nav.portfolio, exact: true })
  await tabTo(page, link, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sv/portfolio')
  await page.evaluate(() => history.replaceState(undefined, '', '?a=1#content'))
  await tabTo(page, header.getByRole('link', { name: t.en.layout.switchHere }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portfolio?a=1#content')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
