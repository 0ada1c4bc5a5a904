import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { facts } from '../../engine/core/site/facts.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import { words as searchWords } from '../../engine/features/search/search.words.ts'
import { phone } from '../browser-settings.ts'
import { violations } from '../support/axe.ts'
import { article, headingOf } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

const boxOn = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('searchbox', { name: searchWords[language].box.label })

const { town } = facts.address
const inUrl = `?q=${encodeURIComponent(town)}`

test('the search on the list loads code and index once, shows the ten best results, counts them and marks matches', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const ofSearch = () => requests.filter((path) => /search-index|^\/search\//.test(path))
  await page.goto(pages.blog.en)
  await whenLive(page)
  await expect(page.getByText(`— ${t.en.post.views.other}`)).toHaveCount(0)
  expect(ofSearch()).toEqual([])
  const { box, kinds } = searchWords.en
  const search = page.getByRole('main').getByRole('search')
  const results = search.getByRole('listitem')
  await boxOn(page, 'en').fill(town)
  await expect(page.getByText(new RegExp(fill(box.found.best, { shown: 10, count: '[0-9]+' })))).toBeVisible()
  await expect(results).toHaveCount(10)
  await boxOn(page, 'en').fill('qqqqzzzzxx')
  const message = page.getByText(fill(box.nothing, { query: 'qqqqzzzzxx' }))
  await expect(message).toBeVisible()
  await expect(results).toHaveCount(0)
  await boxOn(page, 'en').fill('')
  await expect(message).toHaveCount(0)

  const title = headingOf(article.en.path)
  await boxOn(page, 'en').fill(title)
  const first = results.first()
  await expect(first.getByRole('link')).toHaveAttribute('href', article.en.path)
  await expect(first).toContainText(kinds.post)
  const marked = await first.locator('strong mark').allInnerTexts()
  expect(marked).not.toEqual([])
  for (const part of marked) expect(title).toContain(part)
  const count = await results.count()
  const found = count === 1 ? box.found.one : box.found.other
  await expect(search.getByText(fill(found, { count }))).toBeVisible()
  expect(ofSearch().sort()).toEqual([expect.stringContaining('/assets/search-index'), '/search/en.json'])
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('keys open the search on any page but not in a text field, move through the results, and close it; a failed index shows a message', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.goto(pages.contact.en)
  const dialog = page.getByRole('dialog', { name: searchWords.en.box.label })
  const box = dialog.getByRole('searchbox')
  const message = page.getByRole('main').getByRole('textbox').last()
  await message.click()
  await page.keyboard.type('and/or')
  await page.keyboard.press('Control+k')
  await expect(message).toHaveValue('and/or')
  await expect(dialog).toBeHidden()
  await message.blur()
  await page.route('/search/en.json', (route) => route.abort())
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  await expect(dialog.getByText(searchWords.en.box.failed)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${pages.blog.en}${inUrl}`)
  await expect(boxOn(page, 'en')).toHaveValue(town)

  await page.unroute('/search/en.json')
  await page.goto('/about')
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(box, key).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  const links = dialog.getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const target = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
})

test('text typed before hydration is searched after it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }))
  const release = await hold(page, '/assets/start-*.js')
  await page.goto('/sv/faq')
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  release()
  const dialog = page.getByRole('dialog', { name: searchWords.sv.box.label })
  await expect(dialog.locator('mark').first()).toHaveText(town)
  await expect(dialog.getByRole('searchbox')).toHaveValue(town)
})

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t.sv.layout.search, exact: true })

for (const script of ['start', 'search-dialog'])
  test(`while ${script} loads, the search closes by button and by a click outside, and leads to the list, as where it fails`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    const release = await hold(page, `**/assets/${script}-*.js`)
    await page.goto('/sv/about')
    const open = opener(page)
    const dialog = page.getByRole('dialog')
    await open.click()
    await dialog.getByRole('button', { name: searchWords.sv.close }).click()
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5)
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(town)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pages.blog.sv}${inUrl}`)
    release()
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(town)

    await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    await page.goto('/sv/about')
    await open.click()
    await expect(page).toHaveURL(`${pages.blog.sv}?q=`)
    await expect(dialog).toHaveCount(0)
  })

test.describe('on a narrow phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } })

  test('the button in the header opens a dialog that is accessible, fits and has large touch targets', async ({
    page,
  }) => {
    await page.goto('/sv/portfolio')
    await opener(page).click()
    const dialog = page.getByRole('dialog', { name: searchWords.sv.box.label })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await dialog.getByRole('searchbox').fill(town)
    // The results replace the suggestions.
    await expect(dialog.locator('mark').first()).toBeVisible()
    for (const control of await dialog.locator('input, button, a').filter({ visible: true }).all()) {
      const size = await control.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(dialog.getByRole('button', { name: searchWords.sv.close })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page).toHaveURL('/sv/portfolio')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button in the header leads to the list, and its form stays there', async ({ page }) => {
    await page.goto('/sv/about')
    await opener(page).click()
    await expect(page).toHaveURL(pages.blog.sv)
    await boxOn(page, 'sv').fill(town)
    await boxOn(page, 'sv').press('Enter')
    await expect(page).toHaveURL(`${pages.blog.sv}${inUrl}`)
    await expect(page.locator('#featured li[data-category]')).toHaveCount(2)
    await expect(page.locator('#list li[data-category]:visible').first()).toBeVisible()
  })
})
