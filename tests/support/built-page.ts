import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toString as textIn } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { languages } from '../../engine/core/site/languages.ts'
import { notFoundKeys } from '../../engine/pages/error/not-found-path.ts'
import { htmlOf, pagePaths } from '../../harness/built-site.ts'

/** Those of unknown addresses, one in each language. */
export const notFoundPages = languages.map((language) => notFoundKeys[language])

/** Every page with a file of its own. */
export const allPages = [...pagePaths, ...notFoundPages]

const parser = unified().use(rehypeParse)
const parsed = new Map<string, Root>()

/** The tree of a built page, parsed once. */
export function treeOf(key: string): Root {
  const tree = parsed.get(key) ?? parser.parse(htmlOf(key))
  parsed.set(key, tree)
  return tree
}

/** The text of an element, or of the first one that matches. Empty without one. */
export function textOf(element: Element | undefined): string
export function textOf(selector: string, inside: Root | Element): string
export function textOf(target: Element | string | undefined, inside?: Root | Element): string {
  const element = typeof target === 'string' && inside ? select(target, inside) : target
  return typeof element === 'object' ? textIn(element).trim() : ''
}

/** The texts of all elements that match. */
export const textsOf = (selector: string, inside: Root | Element) =>
  selectAll(selector, inside).map((element) => textOf(element))

/** An attribute by its name in hast, such as `hrefLang`; empty where it is missing. */
export const attributeOf = (element: Element | undefined, name: string) =>
  [element?.properties[name] ?? ''].flat().join(' ')
