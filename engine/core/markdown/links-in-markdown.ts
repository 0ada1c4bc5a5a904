import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from './parse-markdown.ts'

/** Markdown with other addresses in its links and pictures, also where they are HTML. All else stays as it was written. */
export function withLinksInMarkdown(
  markdown: string,
  addresses: RegExp,
  addressOf: (address: string) => string,
): string {
  const ranges: [start: number, end: number][] = []
  visit(parseMarkdown(markdown), (node: Nodes) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    // The address of a link stands behind its text.
    if (node.type === 'link')
      ranges.push([
        markdown[start] === '<' ? start : (node.children.at(-1)?.position?.end.offset ?? start),
        end,
      ])
    if (node.type === 'image' || node.type === 'definition' || node.type === 'html') ranges.push([start, end])
  })
  return markdown.replace(addresses, (address: string, offset: number) =>
    ranges.some(([start, end]) => start <= offset && offset < end) ? addressOf(address) : address,
  )
}
