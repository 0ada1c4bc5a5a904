import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { violations } from '../support/axe.ts'
import { article, headingOf } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

/** The longest word of an article's title: few other pages have it. */
const [word = ''] =
  headingOf(article.en.path)
    .match(/[a-zåäö]{4,}/gi)
    ?.toSorted((a, b) => b.length - a.length) ?? []

const boxOn = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('searchbox', { name: say[language].search.box.label })

test('the search on the list finds articles, counts them and marks matches', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/sv/blog')
  const title = headingOf(article.sv.path)
  const { box, kinds } = say.sv.search
  await boxOn(page, 'sv').fill(title)
  const search = page.getByRole('main').getByRole('search')
  const first = search.getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveAttribute('href', article.sv.path)
  await expect(first).toContainText(kinds.post)
  const marked = await first.locator('strong mark').allInnerTexts()
  expect(marked).not.toEqual([])
  for (const part of marked) expect(title).toContain(part)
  const count = await search.getByRole('listitem').count()
  await expect(search.getByText(box.found.other.replace('{count}', () => `${count}`))).toBeVisible()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

const { town } = facts.address
test('the ten best results are shown, and a message where there are none', async ({ page }) => {
  const { found, nothing } = say.en.search.box
  await page.goto(pages.blog.en)
  await boxOn(page, 'en').fill(town)
  await expect(page.getByText(found.best.replace('{shown}', '10').split('{count}')[0] ?? '')).toBeVisible()
  await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(10)
  await boxOn(page, 'en').fill('qqqqzzzzxx')
  const message = page.getByText(nothing.replace('{query}', () => 'qqqqzzzzxx'))
  await expect(message).toBeVisible()
  await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(0)
  await boxOn(page, 'en').fill('')
  await expect(message).toHaveCount(0)
})

test('code and index are loaded once, at the first use', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const ofSearch = () => requests.filter((path) => /search-index|^\/search\//.test(path))
  await page.goto('/blog')
  await whenLive(page)
  await expect(page.getByText(`— ${say.en.post.views.other}`)).toHaveCount(0)
  expect(ofSearch()).toEqual([])
  await boxOn(page, 'en').fill(town)
  await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
  await boxOn(page, 'en').fill(word)
  await expect(page.getByRole('search').locator('mark').first()).toHaveText(new RegExp(word, 'i'))
  expect(ofSearch().sort()).toEqual([expect.stringContaining('/assets/search-index'), '/search/en.json'])
})

test('keys open the search on any page, and Escape or a button closes it', async ({ page }) => {
  await page.goto('/about')
  const dialog = page.getByRole('dialog', { name: say.en.search.box.label })
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(dialog.getByRole('searchbox'), key).toBeFocused()
    await page.keyboard.type(headingOf(article.en.path))
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', article.en.path)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.keyboard.press('/')
  await dialog.getByRole('button', { name: say.en.search.close }).click()
  await expect(dialog).toBeHidden()
})

test('text typed before hydration is searched after it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }))
  const release = await hold(page, '/assets/start-*.js')
  await page.goto('/sv/faq')
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  release()
  const dialog = page.getByRole('dialog', { name: say.sv.search.box.label })
  await expect(dialog.locator('mark').first()).toHaveText(town)
  await expect(dialog.getByRole('searchbox')).toHaveValue(town)
})

for (const script of ['start', 'search-dialog']) {
  test(`while ${script} loads, the search closes by button and by a click outside, and leads to the list`, {
    tag: '@phone',
  }, async ({ page }) => {
    const release = await hold(page, `**/assets/${script}-*.js`)
    await page.goto('/sv/about')
    const open = page.getByRole('banner').getByRole('link', { name: say.sv.layout.search, exact: true })
    const dialog = page.getByRole('dialog')
    await open.click()
    await dialog.getByRole('button', { name: say.sv.search.close }).click()
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5)
    await expect(dialog).toBeHidden()
    await open.click()
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(town)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/sv/blog?q=${encodeURIComponent(town)}`)
    release()
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(town)
  })

  test(`where ${script} fails, the search leads to the list`, { tag: '@phone' }, async ({ page }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    await page.goto('/sv/about')
    await page.getByRole('banner').getByRole('link', { name: say.sv.layout.search, exact: true }).click()
    await expect(page).toHaveURL('/sv/blog?q=')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('arrow keys and Enter move through the results', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  const dialog = page.getByRole('dialog', { name: say.en.search.box.label })
  const links = dialog.getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const target = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
})

test('the shortcuts do nothing in a text field', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByRole('main').getByRole('textbox').last()
  await message.click()
  await page.keyboard.type('and/or')
  await page.keyboard.press('Control+k')
  await expect(message).toHaveValue('and/or')
  await expect(page.getByRole('dialog', { name: say.en.search.box.label })).toBeHidden()
})

test('a failed index shows a message, and the form leads to the list', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.route('/search/en.json', (route) => route.abort())
  await page.goto('/faq')
  await page.keyboard.press('/')
  await page.keyboard.type(town)
  const dialog = page.getByRole('dialog', { name: say.en.search.box.label })
  await expect(dialog.getByText(say.en.search.box.failed)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(town)}`)
})

test('a query in the URL is searched when the page opens', async ({ page }) => {
  await page.goto(`/sv/blog?q=${encodeURIComponent(town)}`)
  await expect(boxOn(page, 'sv')).toHaveValue(town)
  await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(town)
})

test(
  'the open dialog is accessible, fits 320 pixels and has large touch targets',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/sv/blog')
    await page.keyboard.press('/')
    await page.keyboard.type(town)
    const dialog = page.getByRole('dialog', { name: say.sv.search.box.label })
    // The results replace the suggestions.
    await expect(dialog.locator('mark').first()).toBeVisible()
    for (const control of await dialog.locator('input, button, a').filter({ visible: true }).all()) {
      const size = await control.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(dialog.getByRole('button', { name: say.sv.search.close })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search form leads to the list', async ({ page }) => {
    await page.goto('/sv/blog')
    await boxOn(page, 'sv').fill(town)
    await boxOn(page, 'sv').press('Enter')
    await expect(page).toHaveURL(`/sv/blog?q=${encodeURIComponent(town)}`)
    await expect(page.locator('#featured li[data-category]')).toHaveCount(2)
    await expect(page.locator('#list li[data-category]:visible').first()).toBeVisible()
  })
})

test('the button in the header opens the search', async ({ page }) => {
  await page.goto('/sv/portfolio')
  const { layout, search } = say.sv
  const button = page.getByRole('banner').getByRole('link', { name: layout.search, exact: true })
  await button.click()
  const dialog = page.getByRole('dialog', { name: search.box.label })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await dialog.getByRole('searchbox').fill(town)
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL('/sv/portfolio')
})

test('without a script the button in the header leads to the list of articles', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}/sv/about`)
  await page.getByRole('banner').getByRole('link', { name: say.sv.layout.search, exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/sv/blog`)
  await page.close()
})
