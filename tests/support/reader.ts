import type { Locator, Page } from '@playwright/test'
import { layoutWords } from '../../app/components/layout.words.ts'
import type { Language } from '../../content/language.ts'

export { languages } from '../../content/language.ts'
export { expect, test } from './site-test.ts'

/** An English address in either language, for the pages whose Swedish address differs by its prefix only. */
export const at = (language: Language, path: string) =>
  language === 'en' ? path : `/sv${path === '/' ? '' : path}`

/** The stretch of a page under one heading. */
export const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) })

/** Where the links inside lead, in the order they are read. */
export const hrefs = (within: Locator) =>
  within.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** The steps of the breadcrumb: what each says and where it leads. */
export async function crumbs(page: Page, language: Language) {
  const links = page.getByRole('navigation', { name: layoutWords[language].breadcrumb }).getByRole('link')
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']),
  )
}

/** Items that have a heading are cards; those without are points of a list. */
export const cards = (within: Locator) => within.locator('li:has(h3)')
export const points = (within: Locator) => within.locator('li:not(:has(h3))')

/** Everything the main part says, in one line: kinds of space made plain. */
export async function said(page: Page) {
  return (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
}
