import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Shows the page in a theme, at once: without motion no color is on its way to another. */
async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * What axe finds wrong with the page as it is now, a line each. In the first theme all rules are asked; in the other
 * only the one about colors, for a theme changes nothing else.
 */
export async function violations(
  page: Page,
  [first, other]: readonly [Theme, Theme] = themes,
  inside = 'html',
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await showTheme(page, first)
  // These two are not asked by default.
  const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
  const found = await analyzed(page, inside, { rules })
  await showTheme(page, other)
  return [...found, ...(await analyzed(page, inside, { runOnly: ['color-contrast'] }))]
}

async function analyzed(page: Page, inside: string, options: RunOptions) {
  const { violations, theme } = await page.evaluate(
    async ([inside, options]) => ({
      ...(await window.axe.run(inside, { ...options, resultTypes: ['violations'] })),
      theme: document.documentElement.dataset.theme,
    }),
    [inside, options] as const,
  )
  const path = new URL(page.url()).pathname
  return violations.map(
    ({ id, nodes }) => `${path}, ${theme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
