import { pages } from '../../engine/addresses/pages.ts'
import { phone } from '../browser-settings.ts'
import { violations } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.use({ choice: 'none' })

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu opens by key and tap, keeps the focus and returns it, and leads to a page, a theme and the other language', async ({
    page,
  }) => {
    await page.goto('/sv')
    const open = page.getByRole('button', { name: t.sv.layout.openMenu, exact: true })
    const menu = page.getByRole('dialog', { name: t.sv.layout.mainMenu })
    const close = menu.getByRole('button', { name: t.sv.layout.closeMenu })
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
    await whenLive(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 14; times++) {
        await page.keyboard.press(key)
        // Beside the menu there is only the browser's toolbar, never the page behind, nor the link that skips the menu.
        const within = await page.evaluate(() => {
          const { activeElement } = document
          return [
            activeElement?.closest('#menu, body')?.id,
            activeElement?.closest('.skip, main, footer, nav') ?? null,
          ]
        })
        expect(within).toEqual([expect.stringMatching(/^(menu)?$/), null])
      }
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await expect(menu).toBeVisible()
    expect(await violations(page)).toEqual([])
    await close.tap()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: t.sv.layout.nav.blog, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sv/blog')
    await open.tap()
    await menu.getByRole('button', { name: t.sv.layout.lightTheme }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await menu.getByRole('link', { name: t.en.layout.switchHere }).tap()
    await expect(page).toHaveURL('/blog')
  })
})

test('dark is the default; the light theme applies to every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const other = await context.newPage()
  await other.goto('/sv/about')
  const light = page.getByRole('button', { name: t.en.layout.lightTheme })
  await light.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.reload()
  await expect(other.getByRole('button', { name: t.sv.layout.lightTheme })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' })
})

test('the hero types its words until a key is pressed, and not under reduced motion; its header fits in narrow screens', async ({
  page,
}) => {
  const word = page.locator('h1 span[aria-hidden]').last()
  const expectNarrowHeader = async () => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const parts = page.getByRole('banner').locator('a, button').filter({ visible: true })
      const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const [brand] = await parts.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      // Both values are rounded.
      expect(brand, 'the name runs out of its room').toBeLessThanOrEqual(1)
      // Where the name leaves room for it, the switch of the language stands beside the other four.
      expect(boxes.length, `${page.url()} at ${width}`).toBeGreaterThanOrEqual(4)
      for (const [index, { left, right }] of boxes.entries()) {
        expect(right).toBeLessThanOrEqual(width)
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      }
    }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(pages.home.sv)
  const [first, second] = t.sv.home.typed
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  await expect(word).toHaveText(second)
  await page.keyboard.press('Shift')
  await expect(word).toHaveText(first)
  await expect.poll(() => word.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0)
  await expectNarrowHeader()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Before the page starts its own timers.
  await page.clock.install()
  await page.goto(pages.home.en)
  await whenLive(page)
  const before = await word.textContent()
  await page.clock.runFor(2500)
  expect(await word.textContent()).toBe(before)
  await expectNarrowHeader()
})

test('a visitor of an unknown path is told so in its language, and goes back or home', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // One letter too many.
  const missing = `${article.en.path}x`
  const words = t.en.error.missing
  await page.goto(missing)
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href="${article.en.path}"]`)).toBeVisible()
  await expect.poll(() => warnings.join()).toContain(missing)

  await page.goto('/sv/finns-inte')
  await expect(page.getByRole('heading', { name: t.sv.error.missing.heading })).toBeVisible()
  await whenLive(page)
  await page.getByRole('button', { name: t.sv.error.missing.back }).click()
  await expect(page).toHaveURL(missing)
  await page.getByRole('link', { name: words.home }).click()
  await expect(page).toHaveURL('/')
})

test('words of services line up with their headings, with a picture or without; on a phone an amount with VAT follows its amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(pages.offerings.en)
  const cards = page.locator('main li:has(> h3)')
  const hasPicture = await cards.evaluateAll((all) => all.map((one) => one.querySelector('picture') !== null))
  expect(new Set(hasPicture)).toEqual(new Set([true, false]))
  const offsets = await cards.evaluateAll((all) =>
    all.map((one) => {
      const [heading, text] = ['h3', 'p'].map((tag) => one.querySelector(tag)?.getBoundingClientRect().left)
      return (text ?? Number.NaN) - (heading ?? Number.NaN)
    }),
  )
  expect(offsets).toEqual(offsets.map(() => 0))

  await page.setViewportSize({ width: 360, height: 800 })
  const rows = page.locator('#prices tbody tr')
  await expect(rows).not.toHaveCount(0)
  const order = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [what, withVat] = ['th small', 'td small'].map((small) => row.querySelector(small))
      const [first, second] = [withVat, what].map((small) => small?.getBoundingClientRect())
      return first && second && first.bottom <= second.top && first.left === second.left
    }),
  )
  expect(order).toEqual(order.map(() => true))
})
