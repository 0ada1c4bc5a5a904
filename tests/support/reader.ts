import type { Locator, Page } from '@playwright/test'
import { layoutWords } from '../../app/components/layout.words.ts'
import type { Language } from '../../content/language.ts'

export { languages } from '../../content/language.ts'
export { expect, test } from './site-test.ts'

/** An English path in either language, for pages whose Swedish path only adds the prefix. */
export const at = (language: Language, path: string) =>
  language === 'en' ? path : `/sv${path === '/' ? '' : path}`

/** The section of a page with this heading. */
export const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) })

/** The targets of the links inside, in document order. */
export const hrefs = (within: Locator) =>
  within.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** The text and target of each step of the breadcrumb. */
export async function crumbs(page: Page, language: Language) {
  const links = page.getByRole('navigation', { name: layoutWords[language].breadcrumb }).getByRole('link')
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']),
  )
}

/** Items that have a heading are cards; those without are points of a list. */
export const cards = (within: Locator) => within.locator('li:has(h3)')
export const points = (within: Locator) => within.locator('li:not(:has(h3))')

/** The text of the main element in one line, with normalized spaces. */
export async function textOf(page: Page) {
  return (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
}
