import type { Element, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Slot, Slots } from '../core/served/slots.server.ts'

const parser = unified().use(rehypeParse, { verbose: true })

/**
 * The places of a page that the server writes into: elements with `data-slot`, the fields of the form in `data-slot="form"`,
 * its title and head, and the attribute that starts analytics. Undefined for a page without such an element.
 */
export function findSlots(html: string): Slots | undefined {
  if (!html.includes(' data-slot=')) return undefined
  const page: Root = parser.parse(html)
  const named = [
    ...selectAll('title, head', page).map((element) => ({ name: element.tagName, element })),
    ...selectAll('[data-slot]', page).map((element) => ({
      name: String(element.properties.dataSlot),
      element,
    })),
    ...selectAll('[data-slot=form] :is(input:not([checked]), textarea)', page).map((element) => ({
      name: fieldName(element),
      element,
    })),
  ]
  const slots: Slots = {}
  for (const { name, element } of named) {
    slots[name] ??= []
    slots[name].push(slotOf(element))
  }
  const analytics = select('html', page)?.data?.position?.properties?.dataAnalytics
  if (analytics) {
    const [start, end] = [offset(analytics.start), offset(analytics.end)]
    slots.analytics = [{ start, attributes: end, contentStart: end, contentEnd: end, end }]
  }
  return slots
}

/** A radio button is a place of its own for each value. */
const fieldName = ({ properties: { name, type, value } }: Element) =>
  type === 'radio' ? `field:${name}=${value}` : `field:${name}`

function slotOf({ tagName, position, data }: Element): Slot {
  const start = offset(position?.start)
  const end = offset(position?.end)
  return {
    start,
    attributes: start + 1 + tagName.length,
    contentStart: offset(data?.position?.opening?.end),
    contentEnd: data?.position?.closing ? offset(data.position.closing.start) : end,
    end,
  }
}

function offset(point: { offset?: number | undefined } | undefined): number {
  if (point?.offset === undefined)
    throw new Error('An element that the server writes into is not in the HTML')
  return point.offset
}
