import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Shows the page in a theme. Without motion, no color is in transition during the checks. */
async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/**
 * The violations that axe finds in the current page, one line each. Checks all rules in the first theme, and only colors
 * in the other one, if any, because a theme changes nothing else.
 */
export async function violations(
  page: Page,
  [first, other]: readonly [Theme, Theme?] = themes,
  inside = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await showTheme(page, first)
  // These two rules are off by default.
  const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }
  const inFirst = await analyze(page, inside, { rules })
  if (!other) return inFirst
  await showTheme(page, other)
  return [...inFirst, ...(await analyze(page, inside, { runOnly: ['color-contrast'] }))]
}

async function analyze(page: Page, inside: string, options: axe.RunOptions) {
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
