/** The links and pictures of articles, in their HTML and in their Markdown. */
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { htmlStyle } from '../core/markdown/html-style.ts'
import { withLinksInMarkdown } from '../core/markdown/links-in-markdown.ts'
import type { Language } from '../core/text/language.ts'
import { pathOfPlaceLink } from './page-addresses.ts'

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify, htmlStyle)

/** HTML with another address in each of its links, pictures and sources of quotations. */
export function withAddresses(text: string, addressOf: (address: string) => string): string {
  const tree = html.parse(text)
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src', 'cite'])
      if (typeof properties[name] === 'string') properties[name] = addressOf(properties[name])
    if (typeof properties.srcSet === 'string')
      properties.srcSet = properties.srcSet.replace(/\S+(?= \d+w)/g, (address) => addressOf(address))
  })
  return html.stringify(tree)
}

/** The path of a `place:…` link, with its anchor. Other addresses stay. Throws where a link leads to no page. */
export const withPlace = (address: string, language: Language): string =>
  address.startsWith('place:')
    ? pathOfPlaceLink(address, language) + (/#.*/.exec(address)?.[0] ?? '')
    : address

/**
 * Markdown with the paths of pages instead of `place:…` in its links, and all paths of the site in links and pictures as
 * `addressOf` writes them. All else stays as it was written.
 */
export function withPlacesInMarkdown(
  markdown: string,
  language: Language,
  addressOf: (path: string) => string,
): string {
  const addresses =
    /(?<=[(<\s"'=])place:[^\s()<>"']+|(?<=\]\(\s*<?|\]:\s*<?|\s(?:src|href|cite)=["']?)\/(?!\/)[^\s()<>"']*/g
  return withLinksInMarkdown(markdown, addresses, (address) => addressOf(withPlace(address, language)))
}
