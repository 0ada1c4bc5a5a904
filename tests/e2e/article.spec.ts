import type { Page } from '@playwright/test'
import { htmlOf } from '../../harness/built-site.ts'
import { articlesIn } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

const phone = { width: 360, height: 740 }

/** The longest article of a language whose HTML holds a text. */
const articleWith = (text: string, language: 'en' | 'sv') =>
  articlesIn(language)
    .map(({ path }) => path)
    .filter((path) => htmlOf(path).includes(text))
    .toSorted((a, b) => htmlOf(b).length - htmlOf(a).length)[0]

const long = { en: articleWith('data-contents', 'en'), sv: articleWith('data-contents', 'sv') }

const contentsOf = (page: Page, language: 'en' | 'sv') =>
  page.getByRole('navigation', { name: t[language].post.contents, exact: true })

test.describe('contents', () => {
  test.skip(!long.en || !long.sv, 'no article is long')

  test('stand beside the text and mark the chapter that is read', async ({ page }) => {
    await page.goto(long.sv ?? '')
    await whenLive(page)
    const links = contentsOf(page, 'sv').getByRole('link')
    await expect(links.first()).toBeVisible()
    await expect(contentsOf(page, 'sv').locator('summary')).toBeHidden()
    const current = contentsOf(page, 'sv').locator('[aria-current=location]')
    await expect(current).toHaveCount(0)
    for (const index of [2, 0, (await links.count()) - 1]) {
      await links.nth(index).click()
      await expect(current).toHaveCount(1)
      await expect(current).toHaveText((await links.nth(index).textContent()) ?? '')
      await expect(current).toBeInViewport()
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current).toHaveCount(0)
  })

  test('a phone shows the text first, and the contents on demand', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(long.sv ?? '')
    const contents = contentsOf(page, 'sv')
    await expect(contents.getByRole('link').first()).toBeHidden()
    expect((await contents.boundingBox())?.height).toBeLessThan(80)
    await contents.getByText(t.sv.post.contents).filter({ visible: true }).click()
    await contents.getByRole('link').last().click()
    await expect(page).toHaveURL(/#/)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('stand beside the text too', async ({ page }) => {
      await page.goto(long.en ?? '')
      await contentsOf(page, 'en').getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/#/)
    })
  })
})

test('a link beside each heading leads to it and copies its address', async ({ page, context }) => {
  test.skip(!long.sv, 'no article is long')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(long.sv ?? '')
  await whenLive(page)
  const heading = page.getByRole('article').locator('h2[id]').nth(1)
  const name = (await heading.textContent()) ?? ''
  // Screen readers say the heading once: the name of the link is no part of it.
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
  const link = page.getByRole('link', { name: t.sv.post.linkTo(name), exact: true })
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(t.sv.post.copied)
  const id = encodeURI((await heading.getAttribute('id')) ?? '')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^https?://[^/]+${long.sv}#${id}$`),
  )
  await expect(heading).toBeInViewport()
})

test('lines of text are 60 to 72 letters long on wide screens', async ({ page }) => {
  test.skip(!long.en, 'no article is long')
  await page.goto(long.en ?? '')
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const middle = await page.locator('.prose > p').evaluateAll((paragraphs) => {
      const lengths = paragraphs.flatMap((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size
        return lines > 3 ? [(paragraph.textContent ?? '').length / (lines - 0.5)] : []
      })
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]
    })
    expect(middle, `at ${width} pixels`).toBeGreaterThanOrEqual(60)
    expect(middle, `at ${width} pixels`).toBeLessThanOrEqual(72)
  }
})

test('a table on a phone shows each row as a list, with the names of the columns', async ({ page }) => {
  const path = articleWith('data-column=', 'en')
  test.skip(!path, 'no article has a table of three columns')
  await page.setViewportSize(phone)
  await page.goto(path ?? '')
  const cells = await page
    .locator('main section.table tbody tr')
    .first()
    .locator('td')
    .evaluateAll((all) =>
      all.map((cell) => ({
        left: cell.getBoundingClientRect().left,
        right: cell.getBoundingClientRect().right,
        column: cell.getAttribute('data-column'),
        shown: getComputedStyle(cell, '::before').content,
      })),
    )
  expect(cells.length).toBeGreaterThan(2)
  for (const [index, { left, right, column, shown }] of cells.entries()) {
    expect(left).toBe(cells[0]?.left)
    expect(right).toBeLessThanOrEqual(phone.width)
    expect(shown).toBe(index === 0 ? 'none' : `"${column}: "`)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('a table wider than the page scrolls by keyboard within it', async ({ page }) => {
  const path = articleWith('<section class="table"', 'en')
  test.skip(!path, 'no article has a table')
  await page.goto(path ?? '')
  const region = page
    .getByRole('region')
    .filter({ has: page.locator('table') })
    .first()
  await expect(region).toHaveAccessibleName(/\S/)
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  await region.locator('table').evaluate((table) => {
    table.style.width = '200rem'
  })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pageWidth)
})

test('previous and next lead through the articles on a subject and back', async ({ page }) => {
  const path = articleWith('rel="next"', 'sv')
  test.skip(!path, 'no subject has two articles')
  const words = t.sv.post.neighbors
  await page.goto(path ?? '')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const neighbors = page.getByRole('navigation', { name: words.label('').trim() })
  await neighbors.getByRole('link', { name: words.next }).click()
  const back = neighbors.getByRole('link', { name: words.previous })
  await expect(back).toContainText(title)
  await back.click()
  await expect(page).toHaveURL(path ?? '')
})
