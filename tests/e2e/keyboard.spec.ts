import { tabTo, walk } from '../support/keyboard.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

test.beforeEach(async ({ page }) => {
  // A smooth scroll would still be running during the checks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('with the consent banner open', { tag: '@phone' }, () => {
  test.use({ choice: 'none' })

  for (const path of ['/', '/sv/contact', '/sv/blog', article.en.path, '/faq']) {
    test(`${path}: every tab stop is in order, visible and not covered`, async ({ page }) => {
      await page.goto(path)
      await whenLive(page)
      const { names, wrong } = await walk(page)
      expect(wrong).toEqual([])
      expect(names.length).toBeGreaterThan(15)
    })
  }
})

test('the first tab stop skips to the content', { tag: '@phone' }, async ({ page }) => {
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
  'the menu of a phone keeps the focus and returns it',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens show the navigation')
    await page.goto('/sv')
    const open = page.getByRole('button', { name: say.sv.layout.openMenu, exact: true })
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: say.sv.layout.mainMenu })
    await expect(menu.getByRole('button', { name: say.sv.layout.closeMenu })).toBeFocused()
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

test('the contact form: fields, a missing field and the result', async ({ page }) => {
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
  // The browser focuses the missing field.
  const message = form.getByLabel(words.message, { exact: true })
  await expect(message).toBeFocused()
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true)
  await page.keyboard.type('Can you help us?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(words.sent)
  await expect(page.getByRole('heading', { name: words.sent })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words.another }))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(words.name, { exact: true })).toBeVisible()
})

test('a question opens and closes', async ({ page }) => {
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

test('the share button works', async ({ page, context }) => {
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

test('a refused share sheet copies the address instead, and a closed one does nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: async () => {
        throw new DOMException('', document.documentElement.dataset.refusal)
      },
    }),
  )
  await page.goto(article.en.path)
  await whenLive(page)
  const share = page.getByRole('button', { name: say.en.post.share })
  const refuse = (name: string) =>
    page.evaluate((refusal) => Object.assign(document.documentElement.dataset, { refusal }), name)
  await refuse('AbortError')
  await share.click()
  await expect(page.getByRole('status')).toBeEmpty()
  await refuse('NotAllowedError')
  await share.click()
  await expect(page.getByRole('status')).toContainText(say.en.post.copied)
})
