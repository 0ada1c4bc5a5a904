import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { words } from '../core/markdown/markdown.words.ts'
import { invalidXmlIn } from '../core/text/xml-characters.ts'
import type { Article } from './articles.ts'

const calloutKinds = Object.keys(words.en.notes)

/** All that an author wrote is shown: HTML, characters, callouts, footnotes and links by name. */
export function unshown(articles: readonly Article[]) {
  for (const { markdown, leftOut, tree, report } of articles) {
    for (const { line, what } of leftOut) report(line, what)
    for (const { name, line } of invalidXmlIn(markdown))
      report(line, `${name} is a character that feeds cannot hold: remove it`)
    visit(tree, (node: Nodes, _, parent) => {
      if (node.type !== 'text') return
      const written = markdown.slice(node.position?.start.offset, node.position?.end.offset)
      const isFirst = parent?.type === 'paragraph' && parent.children[0] === node
      for (const what of [...unresolvedIn(written), ...misreadIn(isFirst ? `\n${written}` : written)])
        report(node, what)
      const kind = isFirst && /^\[!([\w-]+)\]/.exec(written)?.[1]
      if (kind && !calloutKinds.includes(kind.toLowerCase()))
        report(
          node,
          `[!${kind}] is no kind of note: write one of ${calloutKinds.map((one) => `[!${one.toUpperCase()}]`).join(', ')}`,
        )
    })
  }
}

/** What is wrong with names in brackets that stayed text, because nothing has that name. */
function unresolvedIn(text: string): string[] {
  const footnotes = [...text.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map(
    ([whole, name]) => `${whole} is no footnote: write it below, as [^${name}]: and its text`,
  )
  const links = [...text.matchAll(/(?<![\w\\\])])!?\[([^\]^!][^\]]*)\]\[([^\]]*)\]/g)].map(
    ([whole, words, name]) =>
      `${whole} leads nowhere: write its address below, as [${name || words}]: and the address`,
  )
  return [...footnotes, ...links]
}

/** What is wrong with lines that stayed text, because a sign is missing. */
const misreadIn = (text: string): string[] => [
  ...[...text.matchAll(/\n(#{2,6})([^\s#].*)/g)].map(
    ([, signs, words]) => `${signs}${words} is no heading: write a space after ${signs}`,
  ),
  ...(/\n(?=.*\|)(?=.*-)[|:\- \t]+(?=\n|$)/.test(text)
    ? ['no table: give the line of dashes as many columns as the head has, and write \\| for a bar in a cell']
    : []),
]
