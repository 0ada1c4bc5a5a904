import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { article } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { translate } from '../support/translate.ts'

/** What stands on a page before its scripts have come. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'an element beside each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('main :is(input, textarea)'))
        field.after(document.createElement('grammarly-extension'))
    }),
  'an element at the top of each island': (page) =>
    page.evaluate(() => {
      for (const island of document.querySelectorAll('[data-island]'))
        island.prepend(document.createElement('div'))
    }),
  'a translation': translate,
}

for (const [change, make] of Object.entries(changes))
  test.describe(`${change}, before the page is live,`, {
    annotation: { type: 'replaced islands expected' },
  }, () => {
    for (const [path, prefix, last] of [
      [pages.contact.en, 'contact', 'message'],
      [pages.book.en, 'book', 'about'],
    ] as const)
      test(`keeps what is written and chosen: ${path}`, async ({ page }) => {
        const release = await hold(page, '**/assets/*.js')
        await page.goto(path)
        await page.locator(`#${prefix}-email`).fill('anna@example.com')
        await make(page)
        if (prefix === 'book') {
          await page.locator('[name=start]:visible').nth(1).check()
          await page.locator('[name=kind]').last().check()
        }
        const field = page.locator(`#${prefix}-${last}`)
        await field.fill('A long text')
        await field.evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(2, 6))
        const chosen = await page.locator('main :checked').evaluateAll(valuesOf)
        release()
        await whenLive(page)
        await expect(page.locator(`form[novalidate] #${prefix}-${last}`))
          .toHaveCount(1)
          .catch(() => {})
        await expect(field).toHaveValue('A long text')
        await expect(page.locator(`#${prefix}-email`)).toHaveValue('anna@example.com')
        await expect(field).toBeFocused()
        expect(
          await field.evaluate((area) => [
            Reflect.get(area, 'selectionStart'),
            Reflect.get(area, 'selectionEnd'),
          ]),
        ).toEqual([2, 6])
        expect(await page.locator('main :checked').evaluateAll(valuesOf)).toEqual(chosen)
      })

    test('keeps the query of the search and the address of a reader', async ({ page }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(pages.blog.en)
      const query = page.getByRole('main').getByRole('searchbox')
      await make(page)
      await query.fill('server')
      release()
      await whenLive(page)
      await expect(query).toHaveValue('server')
      await expect(query).toBeFocused()
      await expect(page.locator('main search ol a').first()).toBeVisible()
    })
  })

const valuesOf = (inputs: Element[]) =>
  inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)

const islandsOf = (path: string) => [...new Set(htmlOf(path).match(/data-island="[^"]+/g))].toSorted().join()

/** One page for each set of islands. */
const withOtherIslands = new Map(kindsOfPages.toReversed().map((path) => [islandsOf(path), path])).values()

for (const path of withOtherIslands)
  test(`every control of the translated page can be used: ${path}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.route('**/api/{contact,newsletter,bookings}**', (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    await whenLive(page)
    const before = await page.locator('[data-island]:not(:empty)').count()
    await translate(page)
    for (const query of ['a', 'server', 'se', 'qqqqzz', '']) {
      for (const box of await page.locator('main [type=search]').all()) await box.fill(query)
      await translate(page)
    }
    for (const field of await page
      .locator('main [data-island] :is([type=email], [type=text], textarea):visible')
      .all())
      await field.fill('anna@example.com')
    for (const button of await page.locator('main [data-island] button:visible').all()) {
      // One may give way to what another one shows.
      if (await button.isVisible()) await button.click()
      await translate(page)
    }
    for (const link of await page.locator('main [data-island=filter] a').all()) await link.click()
    // Keys belong to a field that has the focus.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Control+k')
    const dialog = page.locator('[data-search] client-island')
    for (const query of ['a', 'server', 'qqqqzz', '']) {
      await dialog.getByRole('searchbox').fill(query)
      await translate(page)
    }
    expect(await page.locator('[data-island]:not(:empty)').count()).toBeGreaterThanOrEqual(before)
  })

test('the counter of views shows the number on a translated page', async ({ page }) => {
  const release = await hold(page, '/api/views**')
  await page.goto(article.sv.path)
  await whenLive(page)
  await translate(page)
  release()
  await expect(page.locator('[data-island=view-count]').first()).toHaveText(/^[\d\s]+ /)
})

for (const [when, styles] of Object.entries({
  before: ['display: none', 'visibility: hidden', 'opacity: 0', 'height: 0; border: 0; padding: 0'],
  // Only a change of size is noticed later.
  after: ['display: none', 'height: 0; border: 0; padding: 0'],
}))
  test(`a panel that is hidden ${when} it opens leaves the page usable`, async ({ page }) => {
    for (const style of styles) {
      await page.goto('/')
      await whenLive(page)
      const hide = () =>
        page.evaluate((style) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`dialog { ${style.replaceAll(/;|$/g, ' !important;')} }`)
          document.adoptedStyleSheets.push(sheet)
        }, style)
      if (when === 'before') await hide()
      await page.locator('footer [data-consent=settings]').click()
      if (when === 'after') await hide()
      await expect(page.locator('dialog:modal'), style).toHaveCount(0)
    }
  })

test('keys that compose a text are left alone', async ({ page }) => {
  await page.goto(pages.blog.en)
  await whenLive(page)
  await page.keyboard.press('/')
  const box = page.locator('[data-search] client-island').getByRole('searchbox')
  await box.fill('server')
  await expect(page.locator('[data-search] ol a').first()).toBeVisible()
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Escape', 'Enter'])
      await box.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...composing })
  await expect(box).toBeFocused()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
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
