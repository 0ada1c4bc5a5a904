import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { article } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { translate } from '../support/translate.ts'

test('what is written and chosen is kept where an extension or a translation changes the page before it is live', async ({
  page,
}, info) => {
  info.annotations.push({ type: 'replaced islands expected' })
  /** What there is to write in, how it is seen that React has replaced it, and another change on each page. */
  const changes: [path: string, first: string, last: string, replaced: string, () => Promise<void>][] = [
    [
      pages.contact.en,
      '#contact-email',
      '#contact-message',
      'form[novalidate] #contact-email',
      () =>
        page.evaluate(() => {
          for (const field of document.querySelectorAll('main :is(input, textarea)'))
            field.after(document.createElement('grammarly-extension'))
        }),
    ],
    [
      pages.blog.en,
      'input[name=email]',
      'main [type=search]',
      'main [data-island=search]:not(:has(> div + div))',
      () =>
        page.evaluate(() => {
          for (const island of document.querySelectorAll('[data-island]'))
            island.prepend(document.createElement('div'))
        }),
    ],
    [pages.book.en, '#book-email', '#book-about', 'form[novalidate] #book-email', () => translate(page)],
  ]
  for (const [path, first, last, replaced, change] of changes)
    await test.step(path, async () => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(path)
      await page.locator(first).fill('anna@example.com')
      await change()
      if (path === pages.book.en) {
        await page.locator('[name=start]:visible').nth(1).check()
        await page.locator('[name=kind]').last().check()
      }
      const field = page.locator(last)
      await field.fill('server')
      await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 6))
      const chosen = await choicesOf(page)
      release()
      await whenLive(page)
      await expect(page.locator(replaced)).toHaveCount(1)
      if (path === pages.blog.en) await expect(page.locator('main search ol a').first()).toBeVisible()
      await expect(field).toHaveValue('server')
      await expect(page.locator(first)).toHaveValue('anna@example.com')
      await expect(field).toBeFocused()
      const selection = field.evaluate((area: HTMLTextAreaElement) => [
        area.selectionStart,
        area.selectionEnd,
      ])
      expect(await selection).toEqual([2, 6])
      expect(await choicesOf(page)).toEqual(chosen)
    })
})

const choicesOf = (page: Page) =>
  page
    .locator('main :checked')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${Reflect.get(input, 'name')} ${Reflect.get(input, 'value')}`),
    )

const islandsOf = (path: string) => new Set(htmlOf(path).match(/data-island="[^"]+/g))

/** So few pages that every island is on one of them. */
function pagesWithEveryIsland(): string[] {
  const seen = new Set<string>()
  return kindsOfPages
    .toSorted((one, other) => islandsOf(other).size - islandsOf(one).size)
    .filter((path) => {
      const isNew = !islandsOf(path).isSubsetOf(seen)
      for (const island of islandsOf(path)) seen.add(island)
      return isNew
    })
}

test('every control of a translated page can be used', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.route('**/api/{contact,newsletter,bookings}**', (route) => route.fulfill({ status: 204 }))
  const queries = ['a', 'qqqqzz', 'server']
  for (const [index, path] of pagesWithEveryIsland().entries())
    await test.step(path, async () => {
      const release = await hold(page, '/api/views**')
      await page.goto(path)
      await whenLive(page)
      const before = await page.locator('[data-island]:not(:empty)').count()
      await translate(page)
      release()
      const views = page.locator('[data-island=view-count]')
      if ((await views.count()) > 0) await expect(views.first()).toHaveText(/^x?[\d\s,]+ /)
      for (const query of queries)
        for (const box of await page.locator('main [type=search]').all()) await box.fill(query)
      for (const field of await page
        .locator('main [data-island] :is([type=email], [type=text], textarea):visible')
        .all())
        await field.fill('anna@example.com')
      // One may give way to what another one shows.
      for (const button of await page.locator('main [data-island] button:visible').all())
        if (await button.isVisible()) await button.click()
      for (const link of await page.locator('main [data-island=filter] a').all()) await link.click()
      if (index === 0) {
        // Keys belong to a field that has the focus.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        )
        await page.keyboard.press('Control+k')
        const box = page.locator('[data-search] client-island').getByRole('searchbox')
        for (const query of queries) await box.fill(query)
        await expect(page.locator('[data-search] ol a').first()).toBeVisible()
      }
      expect(await page.locator('[data-island]:not(:empty)').count()).toBeGreaterThanOrEqual(before)
    })
})

test('a panel is open while keys compose a text, and leaves the page usable where it is hidden', async ({
  page,
}) => {
  await page.goto(pages.blog.en)
  await whenLive(page)
  const panel = page.locator('dialog:modal')
  await page.keyboard.press('/')
  const box = page.locator('[data-search] client-island').getByRole('searchbox')
  await box.fill('server')
  await expect(page.locator('[data-search] ol a').first()).toBeVisible()
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Escape', 'Enter'])
      await box.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...composing })
  await expect(box).toBeFocused()
  await expect(panel).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  const hide = (style: string) =>
    page.evaluate((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`dialog { ${style.replaceAll(/;|$/g, ' !important;')} }`)
      document.adoptedStyleSheets = [sheet]
    }, style)
  const openPanel = page.locator('footer [data-consent=settings]')
  const without = { size: 'height: 0; border: 0; padding: 0', box: 'display: none' }
  // Only a change of size is noticed later.
  for (const style of [without.size, without.box]) {
    await openPanel.click()
    await expect(panel).toHaveCount(1)
    await hide(style)
    await expect(panel, style).toHaveCount(0)
    await hide('')
  }
  for (const style of [without.size, without.box, 'visibility: hidden', 'opacity: 0']) {
    await hide(style)
    await openPanel.click()
    await expect(panel, style).toHaveCount(0)
  }
})

test('the share button copies the address where the scripts of the page are gone', async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(article.en.path)
  await page.locator('[data-island=share] button').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
