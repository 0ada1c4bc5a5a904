import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { element } from './code-block.ts'

/** As long as fits on half a line of a phone. */
const shortCode = 16

/**
 * Longer code within a sentence breaks between its words, each of which stands in an element of its own: browsers also break
 * after a hyphen, as in `nginx -t`. Shorter code does not break at all (prose.css).
 */
export function keepWordsWhole(code: Element) {
  const text = textOf(code)
  if (text.length <= shortCode || code.children.some(({ type }) => type !== 'text')) return
  code.children = text
    .split(/( +)/)
    .map((part) =>
      part.trim() ? element('span', {}, [{ type: 'text', value: part }]) : { type: 'text', value: part },
    )
}
