import type { Page } from '@playwright/test'
import { languageOf } from '../../app/path-language.ts'
import { article, locationPaths, project, service } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

/** One page of each kind, most of them Swedish, because its words are longer. */
const kinds = [
  '/sv',
  '/sv/contact',
  '/sv/blog',
  article.sv.path,
  '/sv/case-studies',
  service.sv,
  ...locationPaths,
  project.en,
]

/** Overflow of the page, and boxes that cut off their text. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    /**
     * Cut off on purpose: code scrolls, teasers have a line limit, and the last step of a breadcrumb has an ellipsis, because
     * the heading repeats it.
     */
    const isIntended = (style: CSSStyleDeclaration) =>
      /auto|scroll/.test(style.overflow) ||
      style.webkitLineClamp !== 'none' ||
      style.textOverflow === 'ellipsis'
    const textsIn = (box: Element) => {
      const texts: DOMRect[] = []
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.textContent?.trim() || text.parentElement?.closest('.visually-hidden, svg, [aria-hidden]'))
          continue
        let within = text.parentElement
        while (within && within !== box && !isIntended(getComputedStyle(within)))
          within = within.parentElement
        if (within !== box) continue
        const range = document.createRange()
        range.selectNode(text)
        texts.push(range.getBoundingClientRect())
      }
      return texts
    }
    const isCut = (box: Element) => {
      const style = getComputedStyle(box)
      if (!/hidden|clip/.test(style.overflow) || isIntended(style) || box.closest('.visually-hidden, svg'))
        return false
      const edge = box.getBoundingClientRect()
      return textsIn(box).some((text) => text.right > edge.right + 1 || text.bottom > edge.bottom + 1)
    }
    const boxes = [...document.querySelectorAll('body *')].filter(
      (box) => box.checkVisibility() && isCut(box),
    )
    return [
      ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} pixels`] : []),
      ...boxes.map((box) => `${box.localName}: ${box.textContent?.trim().slice(0, 60)}`),
    ]
  })

test('text with more spacing is not cut off', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    // https://www.w3.org/TR/WCAG22/#text-spacing
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
  for (const path of kinds) {
    await page.goto(path)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).wordSpacing)).not.toBe(
      '0px',
    )
    expect([path, await cutOff(page)]).toEqual([path, []])
  }
})

test.describe('zoomed', () => {
  test.use({ choice: 'none' })

  test('to 200 % the page fits under a small header, to 400 % under none, and the banner scrolls away', async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.setViewportSize({ width: 720, height: 450 })
      await page.goto(path)
      expect.soft([path, await cutOff(page)]).toEqual([path, []])
      const header = page.getByRole('banner')
      expect.soft((await header.boundingBox())?.height, path).toBeLessThan(150)

      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft([path, await cutOff(page)]).toEqual([path, []])
      const banner = page.getByRole('region', { name: t[languageOf(path)].consent.heading })
      for (const answer of await banner.getByRole('button').all()) {
        await answer.scrollIntoViewIfNeeded()
        await expect(answer, path).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(banner, path).not.toBeInViewport()
      await expect(header, path).not.toBeInViewport()
    }
  })
})

test('in forced colors, fields, buttons and switches have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const edgeless = (within: string) =>
    page.locator(within).evaluateAll((controls) => {
      const hasEdge = (style: CSSStyleDeclaration) =>
        ['Top', 'Right', 'Bottom', 'Left'].every(
          (side) =>
            style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
            Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
        )
      return controls
        .filter((one) => one.checkVisibility())
        .filter((one) => !hasEdge(getComputedStyle(one)) && !hasEdge(getComputedStyle(one, '::before')))
        .map((one) => one.outerHTML.slice(0, 100))
    })
  await page.goto('/sv/contact')
  await whenLive(page)
  expect(await edgeless('main :is(input, textarea, button):not([tabindex="-1"], [type=hidden])')).toEqual([])
  await page.getByRole('button', { name: t.sv.consent.open }).click()
  expect(await edgeless('dialog[open] :is(input, button)')).toEqual([])
  // Icons of buttons have the color of the text.
  const toggle = page
    .getByRole('banner')
    .getByRole('button', { name: t.sv.layout.lightTheme })
    .locator('svg:visible')
  expect(
    await toggle.evaluate((icon) => getComputedStyle(icon).stroke === getComputedStyle(icon).color),
  ).toBe(true)
})

test.describe('printed', () => {
  test.use({ choice: 'none' })

  test('an article is text on white, without navigation and controls', async ({ page }) => {
    await page.goto(article.en.path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('navigation', { name: t.en.layout.mainMenu })).toBeHidden()
    await expect(page.getByRole('region', { name: t.en.consent.heading })).toBeHidden()
    await expect(page.getByRole('button', { name: t.en.post.share })).toBeHidden()
  })

  test('closed answers are there, and links show their address', async ({ page }) => {
    await page.goto('/faq')
    const answers = page.locator('details p')
    await expect(answers.last()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await page.goto('/privacy')
    const link = page.getByRole('main').locator('p > a[href^="http"]').first()
    const address = await link.evaluate((one) => getComputedStyle(one, '::after').content)
    expect(address).toContain((await link.getAttribute('href')) ?? 'a link')
  })
})

test('the typing rests on its first word once a key is pressed', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const word = page.locator('h1 [aria-hidden]').last()
  const [first] = t.en.home.typed
  await expect(word).not.toHaveText(first)
  await page.keyboard.press('Shift')
  await expect(word).toHaveText(first)
  await expect.poll(() => word.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0)
})

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((one) => {
        const { target } = one.effect instanceof KeyframeEffect ? one.effect : { target: null }
        return `${one.constructor.name} of ${target?.outerHTML.slice(0, 80)}`
      }),
    )
  for (const path of ['/', '/sv/portfolio', '/blog', '/contact', '/nowhere']) {
    if (path === '/nowhere') test.info().annotations.push({ type: 'console errors expected' })
    await page.goto(path)
    await whenLive(page)
    expect([path, await moving()]).toEqual([path, []])
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
    await page.getByRole('main').getByRole('link').first().hover()
    expect([path, await moving()]).toEqual([path, []])
  }
})
