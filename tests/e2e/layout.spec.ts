import { pages } from '../../app/pages.ts'
import { violations } from '../support/axe.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.use({ choice: 'none' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu opens and closes on a tap, and leads to a page, a theme and the other language', async ({
    page,
  }) => {
    await page.goto('/sv')
    const open = page.getByRole('button', { name: t.sv.layout.openMenu, exact: true })
    const menu = page.getByRole('dialog', { name: t.sv.layout.mainMenu })
    await open.tap()
    await expect(menu).toBeVisible()
    expect(await violations(page)).toEqual([])
    await menu.getByRole('button', { name: t.sv.layout.closeMenu }).tap()
    await expect(menu).toBeHidden()
    await open.tap()
    await menu.getByRole('link', { name: t.sv.layout.nav.blog, exact: true }).tap()
    await expect(page).toHaveURL('/sv/blog')
    await open.tap()
    await menu.getByRole('button', { name: t.sv.layout.lightTheme }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await menu.getByRole('link', { name: t.sv.layout.switchLanguage }).tap()
    await expect(page).toHaveURL('/blog')
  })
})

test('dark is the default, and the light theme applies to every tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const other = await context.newPage()
  await other.goto('/about')
  const light = page.getByRole('button', { name: t.en.layout.lightTheme })
  await light.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' })
})

test('the language switch leads to the same page and keeps query and hash', async ({ page }) => {
  await page.goto(`${article.en.path}?a=1#content`)
  await page.getByRole('banner').getByRole('link', { name: t.en.layout.switchLanguage }).click()
  await expect(page).toHaveURL(`${article.sv.path}?a=1#content`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
})

test('the hero types its words, except under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/sv')
  const [first, second] = t.sv.home.typed
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  const word = page.locator('h1 span[aria-hidden]').last()
  await expect(word).toHaveText(second)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Before the page starts its own timers.
  await page.clock.install()
  await page.goto('/')
  await whenLive(page)
  const before = await word.textContent()
  await page.clock.runFor(2500)
  expect(await word.textContent()).toBe(before)
})

test('an unknown path gets a 404 in the language of the path, with suggestions', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // One letter too many.
  const missing = `${article.en.path}x`
  const words = t.en.error.missing
  const response = await page.goto(missing)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
  await expect(page.getByText(words.text)).toBeVisible()
  await expect(page.getByRole('main').getByText(missing)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
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

test('a path cannot inject markup into the 404 page', async ({ page, request }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const nasty = `/<img src=x onerror=alert(1)>"';--%22%5c`
  const html = await (await request.get(nasty)).text()
  expect(html).not.toContain('<img src=x')
  await page.goto(`/${encodeURIComponent('</script><script>alert(1)</script>"\\')}`)
  await whenLive(page)
  await expect(page.getByRole('heading', { name: t.en.error.missing.heading })).toBeVisible()
})

test('the header fits in narrow screens', async ({ page }) => {
  for (const path of [pages.home.en, pages.home.sv]) {
    await page.goto(path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const parts = page.getByRole('banner').locator('a, button').filter({ visible: true })
      const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const [brand] = await parts.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      // Both values are rounded.
      expect(brand, 'the name runs out of its room').toBeLessThanOrEqual(1)
      // Where the name leaves room for it, the switch of the language stands beside the other four.
      expect(boxes.length, `${path} at ${width}`).toBeGreaterThanOrEqual(4)
      for (const [index, { left, right }] of boxes.entries()) {
        expect(right).toBeLessThanOrEqual(width)
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      }
    }
  }
})
