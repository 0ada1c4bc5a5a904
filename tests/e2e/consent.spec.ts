import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { languages } from '../../content/language.ts'
import { themes, violations } from '../support/axe.ts'
import { shifts } from '../support/page-faults.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.use({ choice: 'none' })

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const language of languages) {
  const words = t[language].consent
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
      await button(page, name).press('Enter')
      await expect(bannerOf(page)).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      expect(await stored(page)).toEqual({ necessary: true, analytics: allowed, performance: allowed })
      await page.reload()
      await whenLive(page)
      await expect(bannerOf(page)).toBeHidden()
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
    await expect(page.getByRole('region', { name: t.en.consent.heading }), value).toBeVisible()
  }
})

test('a choice in one tab applies to all tabs', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/sv/about')
  await button(page, t.en.consent.all).click()
  await expect(other.getByRole('region', { name: t.sv.consent.heading })).toBeHidden()
})

test('settings: by keyboard and by mouse, cancel returns to the banner, save stores the switches', async ({
  page,
}) => {
  const words = t.sv.consent
  await page.goto(pages.home.sv)
  const banner = page.getByRole('region', { name: words.heading })
  const settings = button(page, words.settings)
  const panel = page.getByRole('dialog', { name: words.panel.heading })
  const switchOf = (name: keyof typeof words.panel.switches) =>
    panel.getByRole('switch', { name: words.panel.switches[name].name, exact: true })
  const isInside = () => page.evaluate(() => !document.activeElement?.closest('main, header, footer'))
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(switchOf('necessary')).toBeChecked()
  await expect(switchOf('necessary')).toBeDisabled()
  await expect(switchOf('analytics')).toBeFocused()
  await expect(switchOf('performance')).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(switchOf('analytics')).toBeChecked()
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()

  await settings.click()
  await expect(switchOf('analytics')).not.toBeChecked()
  await switchOf('performance').check()
  await panel.getByRole('button', { name: words.panel.cancel }).click()
  await expect(panel).toBeHidden()
  await expect(banner).toBeVisible()
  await expect(settings).toBeFocused()
  expect(await stored(page)).toBeNull()

  await settings.click()
  await expect(switchOf('performance')).not.toBeChecked()
  await switchOf('performance').check()
  await panel.getByRole('button', { name: words.panel.save }).click()
  await expect(panel).toBeHidden()
  await expect(banner).toBeHidden()
  expect(await stored(page)).toEqual({ necessary: true, analytics: false, performance: true })
  const open = button(page, words.open)
  await open.click()
  await expect(switchOf('performance')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
})

test(
  'banner and panel are accessible, fit the screen, cover no focused element and shift no layout',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 740 })
    // A smooth scroll would still be running during the checks.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sv/contact')
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
    // The banner lies at the bottom, so focused elements must stay above it.
    const top = (await page.locator('#consent-banner').boundingBox())?.y ?? 0
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
    expect(await shifts(page)).toEqual([])
    await button(page, t.sv.consent.settings).click()
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
