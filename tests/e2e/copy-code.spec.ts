import { article, hasCode } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.skip(!hasCode, 'no article has code')

test('a button copies the code of an article, by mouse and by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(article.sv.path)
  const blocks = page.locator('figure', { has: page.locator('pre') })
  const height = (await blocks.first().boundingBox())?.height
  await whenLive(page)
  const words = t.sv.post.code
  const buttons = blocks.getByRole('button', { name: words.copy })
  await expect(buttons).toHaveCount(await blocks.count())
  expect((await blocks.first().boundingBox())?.height).toBe(height)
  const size = await buttons.first().boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await buttons.first().click()
  await expect(page.getByRole('status').getByText(words.copied)).toBeVisible()
  expect(await copied()).toBe(await blocks.first().locator('pre').textContent())
  await buttons.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(copied).toBe(await blocks.nth(1).locator('pre').textContent())
})

test('without a script no code block has a button', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}${article.sv.path}`)
  await expect(page.locator('figure pre').first()).toBeVisible()
  await expect(page.locator('figure').getByRole('button')).toHaveCount(0)
  await page.close()
})
