import { expect, languageOf, layOutAll, manifest, test, whenLive } from './site.ts'

test('the code of an article is copied by its button, by mouse and by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sv/blog/effektiv-lastbalansering-med-nginx')
  const blocks = page.locator('figure', { has: page.locator('pre') })
  const height = (await blocks.first().boundingBox())?.height
  await whenLive(page)
  const buttons = blocks.getByRole('button', { name: /^Kopiera kod: / })
  await expect(buttons).toHaveCount(await blocks.count())
  expect((await blocks.first().boundingBox())?.height).toBe(height)
  const size = await buttons.first().boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await buttons.first().click()
  await expect(page.getByRole('status').getByText('Kopierat')).toBeVisible()
  expect(await copied()).toBe(await blocks.first().locator('pre').textContent())
  await buttons.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(copied).toBe(await blocks.nth(1).locator('pre').textContent())
})

test('code has its height before it is laid out', async ({ page }) => {
  const blocks = page.locator('.prose pre')
  const heights = () => blocks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  let waiting = 0
  for (const { path } of manifest.counted.filter((one) => languageOf(one.path) === 'en')) {
    await page.goto(path)
    const before = await heights()
    waiting += await blocks
      .locator('code')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length)
    await layOutAll(page)
    expect(await heights(), path).toEqual(before)
  }
  expect(waiting).toBeGreaterThan(20)
})

test('without a script no block has a button', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}/sv/blog/effektiv-lastbalansering-med-nginx`)
  await expect(page.locator('figure pre').first()).toBeVisible()
  await expect(page.locator('figure').getByRole('button')).toHaveCount(0)
  await page.close()
})
