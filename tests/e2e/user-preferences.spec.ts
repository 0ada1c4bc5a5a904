import type { Page } from '@playwright/test'
import { facts, printedPhone } from '../../engine/core/site/facts.ts'
import { languageOf } from '../../engine/core/site/languages.ts'
import { consentWords } from '../../engine/features/analytics/consent.words.ts'
import { desktop, phone } from '../browser-settings.ts'
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

test.describe('before an answer about cookies', () => {
  test.use({ choice: 'none' })

  test('no text is cut off with more spacing, at 200 % under a small header, nor at 400 % under none, and the banner scrolls away', async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(path)
      await whenLive(page)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        // https://www.w3.org/TR/WCAG22/#text-spacing
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      })
      await expect(page.locator('h1'), path).not.toHaveCSS('word-spacing', '0px')
      expect.soft([path, 'wide', await cutOff(page)]).toEqual([path, 'wide', []])
      await page.setViewportSize(phone.viewport)
      expect.soft([path, 'narrow', await cutOff(page)]).toEqual([path, 'narrow', []])

      await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)))
      await page.setViewportSize({ width: 720, height: 450 })
      expect.soft([path, 'at 200 %', await cutOff(page)]).toEqual([path, 'at 200 %', []])
      const header = page.getByRole('banner')
      expect.soft((await header.boundingBox())?.height, path).toBeLessThan(150)

      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft([path, 'at 400 %', await cutOff(page)]).toEqual([path, 'at 400 %', []])
      const banner = page.getByRole('region', { name: consentWords[languageOf(path)].heading })
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
  await page.getByRole('button', { name: consentWords.sv.open }).click()
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

test('in forced colors, the drawings are there in them, headings stay as high, and the next step stands out', async ({
  page,
}) => {
  const pitch = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).lineHeight)
  const colorsOf = (selector: string, ...properties: string[]) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, names) => names.map((name) => getComputedStyle(one).getPropertyValue(name)), properties)
  await page.goto('/')
  await whenLive(page)
  const usual = await pitch()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await pitch()).toBe(usual)
  const [text, ground, chosen, onChosen] = await page.evaluate(() =>
    ['CanvasText', 'Canvas', 'Highlight', 'HighlightText'].map((name) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.color = name
      const { color } = getComputedStyle(sample)
      sample.remove()
      return color
    }),
  )
  for (const drawing of ['main > div:has(h1)', 'main > section:last-of-type']) {
    await expect(page.locator(`${drawing} svg`).last()).toBeVisible()
    expect(await colorsOf(`${drawing} svg > g[fill=none]`, 'stroke')).toEqual([text])
    expect(await colorsOf(`${drawing} svg circle:not([fill])`, 'fill')).toEqual([chosen])
  }
  expect(await colorsOf('main > div a', 'background-color', 'color')).toEqual([chosen, onChosen])
  expect(await colorsOf('h1', 'color')).toEqual([text])
  expect(await colorsOf('html', 'background-color')).toEqual([ground])
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
    await expect(page.getByRole('region', { name: consentWords.en.heading })).toBeHidden()
    await expect(page.getByRole('button', { name: t.en.post.share })).toBeHidden()
  })

  test('a page says whose it is and where it stands, without buttons, pictures of the night and addresses inside the site', async ({
    page,
  }) => {
    for (const path of ['/', '/offerings', '/portfolio']) {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner').getByText(facts.brand).first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button').filter({ visible: true })).toHaveCount(0)
      const [display, address] = await page
        .locator('link[rel=canonical]')
        .evaluate((link) => [getComputedStyle(link).display, getComputedStyle(link, '::after').content])
      expect([display, address]).toEqual(['block', expect.stringContaining(path)])
      const owner = page.getByRole('contentinfo')
      for (const fact of [facts.email, printedPhone])
        await expect(owner.getByText(fact).first()).toBeVisible()
      await expect(owner.getByText(t.en.layout.footer.privacy)).toBeHidden()
      const main = page.getByRole('main')
      await expect(main.getByText(t.en.layout.book, { exact: true }).filter({ visible: true })).toHaveCount(0)
      await expect(main.locator('.in-dark').filter({ visible: true })).toHaveCount(0)
      const written = await main
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
      expect(written.filter((content) => content.includes('('))).toEqual([])
    }
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
