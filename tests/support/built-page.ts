import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toString as textIn } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { htmlOf, pagePaths } from '../../harness/built-site.ts'

/** Every page with a file of its own, also the two of unknown addresses. */
export const allPages = [...pagePaths, '404', 'sv/404']

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
