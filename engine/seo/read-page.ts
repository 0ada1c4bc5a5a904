import type { Element, Nodes } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** The content of a finished page, parsed once for everything that the build derives from it. */
export interface PageContent {
  /** As link previews show it, without the brand. */
  title: string
  description: string
  /** Its main element, reduced to the visible text. */
  main: Element
}

/** Elements that hold no text, or text that is not shown. The results of the contact form have `tabindex="-1"`. */
const notText =
  'script, style, svg, picture, img, nav, form, button, [hidden], [aria-hidden=true], [tabindex="-1"]'

/** The reader's own day is no text of the page: every build would write another. */
export const rowsOfToday = 'div:has(> dd > [data-island=today])'

/** Reads the HTML of a page. Throws where it has no title or no main element. */
export function readPage(html: string): PageContent {
  const page = unified().use(rehypeParse).parse(html)
  const contentOf = (selector: string) => String(select(selector, page)?.properties.content ?? '')
  const title = contentOf('meta[property="og:title"]')
  const main = select('main', page)
  if (!title || !main) throw new Error(`A page has no og:title or no main element: ${html.slice(0, 200)}`)
  return { title, description: contentOf('meta[name=description]'), main: withoutElements(notText, main) }
}

/** A copy without the elements that match a selector. Spaces separate elements that only CSS kept apart. */
export function withoutElements(selector: string, root: Element): Element {
  const removed = new Set<Nodes>(selectAll(selector, root))
  const copy = (element: Element): Element => ({
    ...element,
    children: element.children.flatMap((child, index): Element['children'] => {
      if (removed.has(child)) return [space]
      if (child.type !== 'element') return [child]
      const isApart = element.children[index - 1]?.type === 'element' || isVisuallyHidden(child)
      return isApart ? [space, copy(child)] : [copy(child)]
    }),
  })
  return copy(root)
}

const isVisuallyHidden = ({ properties }: Element) =>
  [properties.className].flat().includes('visually-hidden')

const space = { type: 'text', value: ' ' } as const
