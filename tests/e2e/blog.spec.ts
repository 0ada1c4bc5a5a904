import type { Locator } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { article } from '../support/sample-pages.ts'
import { expect, hold, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

/** The number that a counter of views shows; 0 while it shows a dash. */
const numberIn = async (counter: Locator) => Number((await counter.innerText()).replaceAll(/\D/g, ''))

const language = 'sv'
const words = t[language].blog
const path = pages.blog[language]

test('a card shows a dash until its number of views is loaded, and where that fails; a filter by category is in the URL and the history', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const release = await hold(page, '/api/views**')
  await page.goto(path)
  const card = page.locator('li', { has: page.locator(`h3 a[href="${article[language].path}"]`) })
  const counter = card.locator('[data-island=view-count]')
  await expect(counter).toHaveText(`— ${words.views.other}`)
  release()
  await expect(counter).not.toContainText('—')
  expect(await numberIn(counter)).toBeGreaterThanOrEqual(article[language].views)

  await page.route('/api/views**', (route) => route.abort())
  await page.reload()
  await whenLive(page)
  await expect(counter).toHaveText(`— ${words.views.other}`)

  const filter = page.getByRole('navigation', { name: words.filter })
  const linkTo = (category: string) => filter.locator(`a[href$="category=${category}"]`)
  const visibleCards = page.locator('li[data-category]:visible')
  const cards = await page
    .locator('li[data-category]')
    .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.category ?? ''))
  const countOf = (category: string) => cards.filter((cardCategory) => cardCategory === category).length
  const [last = '', other = last] = new Set(cards.toReversed())
  await linkTo(last).focus()
  await page.keyboard.press('Enter')
  await expect(linkTo(last)).toBeFocused()
  await expect(page).toHaveURL(`${path}?category=${last}`)
  await expect(page.locator('#featured')).toBeHidden()
  await expect(visibleCards).toHaveCount(countOf(last))
  await expect(page.getByRole('main').getByRole('status')).toContainText(String(countOf(last)))
  await linkTo(other).click()
  await expect(visibleCards).toHaveCount(countOf(other))
  await page.goBack()
  await expect(visibleCards).toHaveCount(countOf(last))
  await filter.getByRole('link', { name: words.all }).click()
  await expect(page.locator('#featured li:visible[data-category]')).toHaveCount(2)
  await expect(page).toHaveURL(path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters by links and reads an article', async ({ page }) => {
    await page.goto(path)
    const category = await page.locator('li[data-category]').last().getAttribute('data-category')
    await page
      .getByRole('navigation', { name: words.filter })
      .locator(`a[href$="category=${category}"]`)
      .click()
    await expect(page).toHaveURL(`${path}?category=${category}`)
    await page.locator('li[data-category]:visible h3 a').first().click()
    await expect(page.locator('.prose p').first()).toBeVisible()
  })
})

test('an article counts its reader and shows the number, also in a browser that is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  const counted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/views'),
  )
  await page.goto(article.sv.path)
  expect(new URL((await counted).url()).searchParams.get('slug')).toBe(article.sv.path)
  const counter = page.locator('article header [data-island=view-count]')
  await expect(counter).not.toContainText('—')
  expect(await numberIn(counter)).toBeGreaterThanOrEqual(article.sv.views)
})

test('the share button works from the first click, copies the address where there is no share sheet or it refuses, and does nothing where it is closed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    // Nothing is hydrated before a click.
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  })
  await page.goto(article.en.path)
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    const { dataset } = document.documentElement
    Object.assign(navigator.clipboard, {
      writeText(text: string) {
        dataset.written = String(Number(dataset.written ?? 0) + 1)
        return write(text)
      },
    })
  })
  const share = page.getByRole('button', { name: t.en.post.share })
  const refuse = (name: string) =>
    page.evaluate((name) => {
      const value = async () => {
        throw new DOMException('', name)
      }
      Object.defineProperty(navigator, 'share', { value: name ? value : undefined, configurable: true })
    }, name)
  const expectCopied = async (times: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-written', times)
    await expect(page.getByRole('status')).toContainText(t.en.post.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article.en.path)
  }
  await share.click()
  await expectCopied('1')
  await whenLive(page)
  await expect(page.getByText(new RegExp(`${t.en.post.views.other}$`)).filter({ visible: true })).toHaveCount(
    0,
  )
  await refuse('AbortError')
  await share.click()
  await refuse('NotAllowedError')
  await share.press('Enter')
  // Not once more, for the one that was closed.
  await expectCopied('2')
  await expect(share).toBeFocused()
})
