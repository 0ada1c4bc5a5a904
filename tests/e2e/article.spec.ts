import { fill } from '../../engine/core/text/sentence.ts'
import { htmlOf } from '../../harness/built-site.ts'
import { phone } from '../browser-settings.ts'
import { articlesIn } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

/** The longest article of a language whose HTML holds a text. */
const articleWith = (text: string, language: 'en' | 'sv') =>
  articlesIn(language)
    .map(({ path }) => path)
    .filter((path) => htmlOf(path).includes(text))
    .toSorted((a, b) => htmlOf(b).length - htmlOf(a).length)[0]

/** Long enough for contents, and with a table of three columns. */
const long = { en: articleWith('data-column=', 'en') ?? '', sv: articleWith('data-column=', 'sv') ?? '' }

test('contents mark the chapter that is read, a link beside each heading copies its address, a button its code; a phone shows contents on demand, and tables as lists', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A smooth scroll would still be running during the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(long.sv)
  const blocks = page.locator('figure', { has: page.locator('pre') })
  const height = (await blocks.first().boundingBox())?.height
  await whenLive(page)
  const copiers = blocks.getByRole('button', { name: t.sv.post.code.copy })
  await expect(copiers).toHaveCount(await blocks.count())
  expect((await blocks.first().boundingBox())?.height).toBe(height)
  const size = await copiers.first().boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await copiers.first().click()
  await expect(page.getByRole('status').getByText(t.sv.post.code.copied)).toBeVisible()
  expect(await copied()).toBe(await blocks.first().locator('pre').textContent())
  await copiers.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(copied).toBe(await blocks.nth(1).locator('pre').textContent())

  const heading = page.getByRole('article').locator('h2[id]').nth(1)
  const name = (await heading.textContent()) ?? ''
  // Screen readers say the heading once: the name of the link is no part of it.
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
  const link = page.getByRole('link', { name: fill(t.sv.post.linkTo, { heading: name }), exact: true })
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(t.sv.post.copied)
  const id = encodeURI((await heading.getAttribute('id')) ?? '')
  await expect.poll(copied).toMatch(new RegExp(`^https?://[^/]+${long.sv}#${id}$`))
  await expect(heading).toBeInViewport()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const contents = page.getByRole('navigation', { name: t.sv.post.contents, exact: true })
  const links = contents.getByRole('link')
  await expect(links.first()).toBeVisible()
  await expect(contents.locator('summary')).toBeHidden()
  const current = contents.locator('[aria-current=location]')
  await expect(current).toHaveCount(0)
  for (const index of [2, 0, (await links.count()) - 1]) {
    await links.nth(index).click()
    await expect(current).toHaveCount(1)
    await expect(current).toHaveText((await links.nth(index).textContent()) ?? '')
    await expect(current).toBeInViewport()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveCount(0)

  await page.setViewportSize(phone.viewport)
  await expect(links.first()).toBeHidden()
  expect((await contents.boundingBox())?.height).toBeLessThan(80)
  await contents.getByText(t.sv.post.contents).filter({ visible: true }).click()
  await links.last().click()
  const last = await links.last().getAttribute('href')
  await expect(page).toHaveURL(({ hash }) => decodeURI(hash) === last)

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
    expect(right).toBeLessThanOrEqual(phone.viewport.width)
    expect(shown).toBe(index === 0 ? 'none' : `"${column}: "`)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('contents stand beside the text, whose lines are 60 to 72 letters long, and a wide table scrolls by keyboard within the page', async ({
    page,
  }) => {
    await page.goto(long.en)
    await expect(page.locator('figure pre').first()).toBeVisible()
    await expect(page.locator('figure').getByRole('button')).toHaveCount(0)
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

    const contents = page.getByRole('navigation', { name: t.en.post.contents, exact: true })
    await contents.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#/)
  })
})
