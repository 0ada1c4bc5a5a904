import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { articleNames } from '../site/fact-names.ts'
import { nameInBraces } from '../text/sentence.ts'

/** Markdown with the facts filled in as text, whatever signs they have. Nothing in code changes, and no line moves. */
export const fillFactsInMarkdown = (markdown: string): string => {
  const isCode = codeIn(markdown)
  return markdown.replace(nameInBraces, (whole, name: string, offset: number) => {
    const fact = articleNames.get(name)
    return fact === undefined || isCode(offset) ? whole : escaped(fact)
  })
}

/** As both Markdown and HTML write the signs that mean something to one of them. */
const escaped = (text: string) => text.replace(/[&<>"\\`*_[\]{}|~]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The names in braces outside of code that name no fact, with the line of the Markdown that each is on. */
export const unknownNames = (markdown: string): { name: string; line: number }[] => {
  const isCode = codeIn(markdown)
  return [...markdown.matchAll(nameInBraces)].flatMap(({ 1: name = '', index }) =>
    articleNames.has(name) || isCode(index)
      ? []
      : [{ name: `{${name}}`, line: markdown.slice(0, index).split('\n').length }],
  )
}

/** Markdown with spaces instead of its code, line by line. */
export const withoutCode = (markdown: string): string => {
  const isCode = codeIn(markdown)
  return markdown.replace(/[^\n]/g, (sign, offset: number) => (isCode(offset) ? ' ' : sign))
}

/** Tells which offsets of Markdown are within code: blocks, code in a sentence, and the elements `code`, `pre` and `samp`. */
function codeIn(markdown: string): (offset: number) => boolean {
  // Most texts have nothing that is asked about, and need not be parsed.
  let ranges: readonly Range[] | undefined
  return (offset) => {
    ranges ??= codeRanges(markdown)
    return ranges.some(([start, end]) => start <= offset && offset < end)
  }
}

type Range = [start: number, end: number]

function codeRanges(markdown: string): readonly Range[] {
  const ranges: Range[] = []
  let depth = 0
  let opened = 0
  visit(parseMarkdown(markdown), (node: Nodes) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'code' || node.type === 'inlineCode') ranges.push([start, end])
    if (node.type !== 'html') return
    // Each tag of a sentence is a node of its own, so an element begins and ends in different ones.
    for (const { 1: slash, index } of markdown.slice(start, end).matchAll(/<(\/?)(?:code|pre|samp)\b/gi)) {
      if (slash && depth > 0 && --depth === 0) ranges.push([opened, start + index])
      else if (!slash && ++depth === 1) opened = start + index
    }
  })
  if (depth > 0) ranges.push([opened, markdown.length])
  return ranges
}
