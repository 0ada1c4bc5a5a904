import { tabTo, walk } from '../support/keyboard.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

test.beforeEach(async ({ page }) => {
  // A smooth scroll would still be under way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('while the question about cookies stands', { tag: '@phone' }, () => {
  test.use({ choice: 'none' })

  for (const path of ['/', '/sv/contact', '/sv/blog', article.en.path, '/faq']) {
    test(`${path}: every stop is in order, shows that it has the focus, and lies free`, async ({ page }) => {
      await page.goto(path)
      await whenLive(page)
      const { names, wrong } = await walk(page)
      expect(wrong).toEqual([])
      expect(names.length).toBeGreaterThan(15)
    })
  }
})

test('the first stop skips to the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/sv/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say.sv.layout.skip })
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
  await tabTo(page, header.getByRole('link', { name: say.en.layout.nav.portfolio, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portfolio')
  const theme = header.getByRole('button', { name: say.en.layout.lightTheme })
  await tabTo(page, theme)
  await page.keyboard.press('Space')
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(theme).toHaveAttribute('aria-pressed', 'false')
  await tabTo(page, header.getByRole('link', { name: say.en.layout.switchLanguage }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sv/portfolio')
})

test(
  'the menu of a phone: opened, kept inside, closed, and back where it was',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens show the navigation')
    await page.goto('/sv')
    const open = page.getByRole('button', { name: say.sv.layout.openMenu, exact: true })
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: say.sv.layout.mainMenu })
    await expect(menu).toBeVisible()
    for (let times = 0; times < 14; times++) {
      await page.keyboard.press('Tab')
      // Beyond the menu lies the browser's own bar, never the page behind.
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, nav') === null)).toBe(
        true,
      )
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: say.sv.layout.nav.contact, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/sv/contact')
  },
)

for (const [path, filter] of [
  ['/blog', say.en.blog.filter],
  ['/sv/portfolio', say.sv.portfolio.filterLabel],
] as const) {
  test(`the filter of ${path}: the choice keeps the focus and is announced`, async ({ page }) => {
    await page.goto(path)
    await whenLive(page)
    const cards = page.locator('li[data-category]')
    const before = await cards.filter({ visible: true }).count()
    const category = await cards.last().getAttribute('data-category')
    const link = page.getByRole('navigation', { name: filter }).locator(`a[href$="category=${category}"]`)
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeFocused()
    const after = await cards.filter({ visible: true }).count()
    expect(after).toBeLessThan(before)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(after))
  })
}

test('the contact form: from the first field to what was forgotten to the answer', async ({ page }) => {
  await page.goto('/contact')
  await whenLive(page)
  const form = page.getByRole('main').locator('form')
  const words = say.en.contact.form
  await tabTo(page, form.getByLabel(words.name, { exact: true }))
  await page.keyboard.type('Åsa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('asa@example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: words.send })).toBeFocused()
  await page.keyboard.press('Enter')
  // The browser leads to what is missing and says so.
  const message = form.getByLabel(words.message, { exact: true })
  await expect(message).toBeFocused()
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true)
  await page.keyboard.type('Can you help us?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(words.sent)
  await expect(form.getByRole('button', { name: words.send })).toBeFocused()
})

test('questions open to their answers, and close', async ({ page }) => {
  await page.goto('/faq')
  const question = page.getByRole('main').locator('summary').first()
  const answer = page.getByRole('main').locator('summary + p').first()
  await tabTo(page, question)
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

test('an article is shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(article.en.path)
  await whenLive(page)
  const share = page.getByRole('button', { name: say.en.post.share })
  await tabTo(page, share)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(say.en.post.copied)
  await expect(share).toBeFocused()
})
