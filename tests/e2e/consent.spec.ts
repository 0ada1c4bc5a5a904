import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { languages } from '../../engine/core/site/languages.ts'
import { consentWords } from '../../engine/features/analytics/consent.words.ts'
import { phone } from '../browser-settings.ts'
import { themes, violations } from '../support/axe.ts'
import { shifts, smallControls } from '../support/page-faults.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

test.use({ choice: 'none' })

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('each answer is stored, moves the focus to the page, and keeps the banner away, in every tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const language of languages) {
    const { heading, all, necessary } = consentWords[language]
    // Each answer in one language.
    const [name, allowed] = language === 'en' ? [all, true] : [necessary, false]
    const banner = page.getByRole('region', { name: heading })
    await other.goto(pages.home[language])
    const bannerThere = other.getByRole('region', { name: heading })
    await expect(bannerThere).toBeVisible()
    await page.goto(pages.about[language])
    await expect(banner).toBeVisible()
    await button(page, name).press('Enter')
    await expect(banner).toBeHidden()
    await expect(bannerThere).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    expect(await stored(page)).toEqual({ necessary: true, analytics: allowed, performance: allowed })
    await page.reload()
    await whenLive(page)
    await expect(banner).toBeHidden()
    // As in a browser where something else has written there.
    await page.evaluate(() => localStorage.setItem('cookieConsent', '{'))
  }
})

test('nothing is stored before an answer; settings by keyboard and by mouse; cancel returns to the banner, save stores the switches', async ({
  page,
  context,
}) => {
  const words = consentWords.sv
  await page.goto(pages.home.sv)
  await whenLive(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
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

test.describe('on a narrow phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 740 } })

  test('banner and panel are accessible, fit the screen, cover no focused element and shift no layout', async ({
    page,
  }) => {
    // A smooth scroll would still be running during the checks.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sv/contact')
    await whenLive(page)
    const check = async (target: string) => {
      expect(await violations(page, themes, target)).toEqual([])
      expect(await smallControls(page)).toEqual([])
      const overflow = await page
        .locator(target)
        .evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBe(0)
    }
    await check('#consent-banner')
    // The banner lies at the bottom, so focused elements must stay above it.
    const top = (await page.locator('#consent-banner').boundingBox())?.y ?? 0
    const covered = await page
      .locator('main :is(a, button, input, textarea, summary):not([tabindex="-1"]), footer a')
      .evaluateAll(
        (controls: HTMLElement[], top) =>
          controls
            .filter((control) => {
              if (!control.checkVisibility({ visibilityProperty: true })) return false
              control.focus()
              const { y, height } = control.getBoundingClientRect()
              return Math.round(y + Math.min(height, 100)) > Math.ceil(top)
            })
            .map(({ innerText }) => innerText),
        top,
      )
    expect(covered).toEqual([])
    expect(await shifts(page)).toEqual([])
    await button(page, consentWords.sv.settings).click()
    await check('#consent-panel')
  })
})
