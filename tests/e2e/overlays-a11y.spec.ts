import { themes, violations } from '../support/axe.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

// consent.spec.ts checks the consent banner and panel, search.spec.ts the search.

test('the open menu of a phone is accessible', { tag: '@phone' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens show the navigation')
  await page.goto('/sv/blog')
  await page.getByRole('button', { name: say.sv.layout.openMenu, exact: true }).tap()
  await expect(page.getByRole('dialog', { name: say.sv.layout.mainMenu })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('toasts are accessible', { tag: '@phone' }, async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  // Toasts disappear after a while, but not during the checks.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const slowTimeout = (then: () => void, after = 0) => setTimeout(then, after > 5000 ? after * 100 : after)
    Object.assign(window, { setTimeout: slowTimeout })
  })
  await page.goto('/sv/contact')
  await whenLive(page)
  const form = page.getByRole('main').locator('form')
  const words = say.sv.contact.form
  await form.getByLabel(words.name, { exact: true }).fill('Åsa')
  await form.getByLabel(words.email, { exact: true }).fill('asa@example.com')
  await form.getByLabel(words.message, { exact: true }).fill('Hej')
  const send = form.getByRole('button', { name: words.send })
  const toasts = page.getByRole('status').locator('p')
  await page.route('/api/contact', (route) => route.abort())
  await send.click()
  await expect(toasts).toHaveText([words.failed])
  expect(await violations(page, themes, '[role=status]')).toEqual([])
  await page.unroute('/api/contact')
  await send.click()
  await expect(toasts, 'success takes the place of the failure').toHaveText([words.sent])
  expect(await violations(page, themes, '[role=status]')).toEqual([])
})
