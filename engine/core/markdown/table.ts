import type { Element } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { element } from './code-block.ts'

/**
 * A table of an article, in a box that scrolls by itself and is named after the columns. With three columns and more
 * each cell but the first of its row knows the name of its column: on a phone it stands beside it (prose.css).
 */
export function tableBox(table: Element): Element {
  const columns = selectAll('th', table).map(textOf)
  if (columns.length > 2)
    for (const row of selectAll('tbody tr', table))
      for (const [index, column] of columns.entries()) {
        const cell = index > 0 && select(`td:nth-child(${index + 1})`, row)
        if (cell) cell.properties.dataColumn = column
      }
  return element(
    'section',
    { className: ['table'], tabIndex: 0, ariaLabel: columns.join(', ') || undefined },
    [table],
  )
}
