import type { Page } from '@playwright/test'
import { select, selectAll } from 'hast-util-select'
import { attributeOf, treeOf } from '../support/built-page.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { article, service } from '../support/sample-pages.ts'
import { expect, hold, test } from '../support/site-test.ts'

/* What is left out of the first paint, or fades in, can never stay hidden. */

/** The first two have the most islands. */
const samples = ['/', article.en.path, service.sv, '/faq']

const expectNothingHidden = (page: Page, when: string) =>
  expect.poll(() => page.evaluate(hiddenTexts), when).toEqual([])

test('in a tab in the background, which paints no frames', async ({ page }) => {
  await page.addInitScript(() => {
    const never = () => 0
    Object.assign(window, { requestAnimationFrame: never, requestIdleCallback: never })
    Object.assign(window, {
      IntersectionObserver: class {
        observe = never
        unobserve = never
        disconnect = never
      },
    })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    Object.defineProperty(document, 'hidden', { value: true })
  })
  for (const path of samples) {
    await page.goto(path)
    await expectNothingHidden(page, path)
  }
})

test('while the scripts load, where they fail, and where the one in the page throws', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const release = await hold(page, '/assets/start-*.js')
  await page.goto('/')
  await expectNothingHidden(page, 'while they load')
  release()
  await page.route('/assets/start-*.js', (route) => route.abort())
  for (const path of samples.slice(0, 2)) {
    await page.goto(path)
    await expectNothingHidden(page, path)
  }
  // Its first statements need the root element and storage.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'addEventListener', {
      value: () => {
        throw new Error('A broken browser')
      },
    }),
  )
  for (const path of samples.slice(0, 2)) {
    await page.goto(path)
    await expectNothingHidden(page, path)
  }
})

test('behind an anchor, and for a search in the page, which a link to a text is too', async ({ page }) => {
  for (const path of samples.slice(0, 3)) {
    const anchors = selectAll(':is(h2, h3, section)[id]:not(.visually-hidden)', select('main', treeOf(path)))
    const id = attributeOf(anchors.at(-1), 'id')
    await page.goto('about:blank')
    await page.goto(`${path}#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await expectNothingHidden(page, `${path}#${id}`)

    const last = page.locator('main p').filter({ visible: true }).last()
    const words = (await last.innerText()).split(/\s+/).slice(0, 5).join(' ')
    await page.goto('about:blank')
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`)
    await expect(last, words).toBeInViewport()
  }
})

test('on paper, printed before the page has loaded', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  // Pictures and the heading face arrive at any time.
  await page.route(/\.(woff2|avif|webp|svg|png|jpe?g)$/, (route) => route.abort())
  await page.emulateMedia({ media: 'print' })
  for (const path of samples) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    expect(await page.evaluate(hiddenTexts), path).toEqual([])
  }
})
