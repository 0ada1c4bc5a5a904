import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Shows the page in a theme, at once: without motion no colour is on its way to another. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * What axe finds wrong with the page as it is now, a line each. In the first theme all rules are asked; in the other
 * only the one about colours, for a theme changes nothing else.
 */
export async function violations(
  page: Page,
  [first, other]: readonly [Theme, Theme] = themes,
  inside = 'html',
) {
  await showTheme(page, first)
  const found = await analyzed(page, inside, first)
  await showTheme(page, other)
  return [...found, ...(await analyzed(page, inside, other, ['color-contrast']))]
}

async function analyzed(page: Page, inside: string, theme: Theme, onlyRules?: string[]) {
  // The site has no frames, so that the way that needs a second page to gather its results is not needed.
  const axe = new AxeBuilder({ page }).include(inside).setLegacyMode()
  if (onlyRules) axe.withRules(onlyRules)
  else {
    // These two are not asked by default.
    const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
    axe.options({ rules, resultTypes: ['violations'] })
  }
  const { violations } = await axe.analyze()
  const path = new URL(page.url()).pathname
  return violations.map(
    ({ id, nodes }) => `${path}, ${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
