import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { languages } from '../../content/language.ts'
import { themes, violations } from '../support/axe.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { say } from '../support/words.ts'

test.use({ choice: 'none' })

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const language of languages) {
  const words = say[language].consent
  const home = pages.home[language]
  const bannerOf = (page: Page) => page.getByRole('region', { name: words.heading })

  test.describe(home, () => {
    // Each answer in one language.
    const [name, allowed] = language === 'en' ? [words.all, true] : [words.necessary, false]

    test(`nothing is stored before "${name}" is, and the banner stays away`, async ({ page, context }) => {
      await page.goto(home)
      await whenLive(page)
      await expect(bannerOf(page)).toBeVisible()
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      expect(await context.cookies()).toEqual([])
      await button(page, name).click()
      await expect(bannerOf(page)).toBeHidden()
      expect(await stored(page)).toEqual({ necessary: true, analytics: allowed, performance: allowed })
      await page.reload()
      await whenLive(page)
      await expect(bannerOf(page)).toBeHidden()
    })

    test('settings: cancel returns to the banner, save stores the switches', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(home)
      await button(page, words.settings).click()
      const panel = page.getByRole('dialog', { name: words.panel.heading })
      const [necessary, analytics, performance] = Object.values(words.panel.switches).map(({ name }) =>
        panel.getByRole('switch', { name, exact: true }),
      )
      await expect(necessary ?? panel).toBeChecked()
      await expect(necessary ?? panel).toBeDisabled()
      await expect(analytics ?? panel).not.toBeChecked()
      await expect(performance ?? panel).not.toBeChecked()
      await performance?.check()
      await panel.getByRole('button', { name: words.panel.cancel }).click()
      await expect(panel).toBeHidden()
      await expect(bannerOf(page)).toBeVisible()
      await expect(button(page, words.settings)).toBeFocused()
      expect(await stored(page)).toBeNull()

      await button(page, words.settings).click()
      await expect(performance ?? panel).not.toBeChecked()
      await performance?.check()
      await panel.getByRole('button', { name: words.panel.save }).click()
      await expect(panel).toBeHidden()
      await expect(bannerOf(page)).toBeHidden()
      expect(await stored(page)).toEqual({ necessary: true, analytics: false, performance: true })

      await button(page, words.open).click()
      await expect(performance ?? panel).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button(page, words.open)).toBeFocused()
    })
  })
}

const damaged = [
  'yes',
  '{',
  'null',
  '[]',
  '{"analytics":true,"performance":true}',
  '{"necessary":true,"analytics":1,"performance":false}',
]

test('damaged or foreign data counts as no choice', async ({ page }) => {
  await page.goto('/')
  for (const value of damaged) {
    await page.evaluate((text) => localStorage.setItem('cookieConsent', text), value)
    await page.reload()
    await expect(page.getByRole('region', { name: say.en.consent.heading }), value).toBeVisible()
  }
})

test('a choice in one tab applies to all tabs', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/sv/about')
  await button(page, say.en.consent.all).click()
  await expect(other.getByRole('region', { name: say.sv.consent.heading })).toBeHidden()
})

test('by keyboard: the panel takes the focus, keeps it, and returns it', async ({ page }) => {
  await page.goto('/')
  await button(page, say.en.consent.settings).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: say.en.consent.panel.heading })
  const isInside = () => page.evaluate(() => !document.activeElement?.closest('main, header, footer'))
  await expect(
    panel.getByRole('switch', { name: say.en.consent.panel.switches.analytics.name }),
  ).toBeFocused()
  await page.keyboard.press('Space')
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(button(page, say.en.consent.settings)).toBeFocused()
  await button(page, say.en.consent.necessary).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'the banner covers no focused element and shifts no layout',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 740 })
    // A smooth scroll would still be running during the checks.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contact')
    await whenLive(page)
    const banner = page.locator('#consent-banner')
    const top = (await banner.boundingBox())?.y ?? 0
    // The banner lies at the bottom, so focused elements must stay above it.
    const controls = page.locator(
      'main :is(a, button, input, textarea, summary):not([tabindex="-1"]), footer a',
    )
    for (const control of await controls.filter({ visible: true }).all()) {
      await control.focus()
      const box = await control.boundingBox()
      expect(
        Math.round((box?.y ?? 0) + Math.min(box?.height ?? 0, 100)),
        await control.innerText(),
      ).toBeLessThanOrEqual(Math.ceil(top))
    }
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer
        .takeRecords()
        .reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0)
    })
    expect(shifts).toBeLessThan(0.01)
  },
)

test(
  'banner and panel are accessible and fit the screen',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/sv/offerings')
    await whenLive(page)
    const check = async (target: string) => {
      expect(await violations(page, themes, target)).toEqual([])
      const small = await page
        .locator(`${target} :is(button, input)`)
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
      expect(small).toBe(0)
      const overflow = await page
        .locator(target)
        .evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBe(0)
    }
    await check('#consent-banner')
    await button(page, say.sv.consent.settings).click()
    await check('#consent-panel')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner, because nothing is stored', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#consent-banner')).toBeHidden()
    await expect(page.locator('footer [data-consent]')).toBeHidden()
  })
})
