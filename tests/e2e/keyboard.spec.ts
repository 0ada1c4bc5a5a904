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

  for (const path of ['/', '/sv/contact', '/sv/blog', article.en.path]) {
    const tag = path === '/sv/contact' ? '@phone' : []
    test(`${path}: every tab stop is in order, visible and not covered`, { tag }, async ({ page }) => {
      await page.goto(path)
      await whenLive(page)
      const { names, wrong } = await walk(page)
      expect(wrong).toEqual([])
      expect(names.length).toBeGreaterThan(15)
    })
  }
})

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/sv/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t.sv.layout.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the header: navigation, theme and language', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await tabTo(page, header.getByRole('link', { name: t.en.layout.nav.portfolio, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portfolio')
  const theme = header.getByRole('button', { name: t.en.layout.lightTheme })
  await tabTo(page, theme)
  await page.keyboard.press('Space')
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(theme).toHaveAttribute('aria-pressed', 'false')
  await tabTo(page, header.getByRole('link', { name: t.en.layout.switchLanguage }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sv/portfolio')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu keeps the focus and returns it', async ({ page }) => {
    await page.goto('/sv')
    const open = page.getByRole('button', { name: t.sv.layout.openMenu, exact: true })
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: t.sv.layout.mainMenu })
    await expect(menu.getByRole('button', { name: t.sv.layout.closeMenu })).toBeFocused()
    await whenLive(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 14; times++) {
        await page.keyboard.press(key)
        // Beside the menu there is only the browser's toolbar, never the page behind, nor the link that skips the menu.
        expect(await page.evaluate(() => document.activeElement?.closest('#menu, body')?.id)).toMatch(
          /^(menu)?$/,
        )
        expect(await page.evaluate(() => document.activeElement?.closest('.skip, main, footer, nav'))).toBe(
          null,
        )
      }
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: t.sv.layout.nav.contact, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sv/contact')
  })
})
