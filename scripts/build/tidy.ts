import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

const tidier = unified()
  .use(rehypeParse)
  .use(rehypeStringify, {
    allowDangerousCharacters: false,
    closeSelfClosing: false,
    upperDoctype: true,
    collapseEmptyAttributes: true,
    quoteSmart: false,
    characterReferences: { omitOptionalSemicolons: false, useNamedReferences: true },
  })

/**
 * Writes a page as HTML wants it: React leaves attributes in its own capitals and closes elements that have no end.
 * What a browser makes of the page stays the same.
 */
export const tidy = (html: string): string => String(tidier.processSync(html))
