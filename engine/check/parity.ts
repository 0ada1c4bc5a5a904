import { dirname } from 'node:path'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'

/**
 * The translations of an article have the same structure: the same headings and code in the same order, and the same
 * pictures and links to pages in any order.
 */
export function parity(articles: readonly Article[]) {
  const untranslated = articles
    .filter(({ head }) => head.only)
    .map(({ folder, isOwnPage }) => `place:${isOwnPage ? 'page' : 'post'}/${folder}`)
  for (const translation of articles.filter(({ isMain }) => !isMain)) {
    const main = articles.find(({ file, isMain }) => isMain && dirname(file) === dirname(translation.file))
    if (!main) continue
    for (const kind of kinds) compare(kind, main, translation, untranslated)
    if (Boolean(main.head.question) !== Boolean(translation.head.question))
      translation.report('question', 'question: stands in one language only; give it to both, or to neither')
  }
}

interface Kind {
  name: string
  isInOrder: boolean
  /** The value that must be the same in both languages. Falsy for nodes of another kind. */
  contentOf: (node: Nodes) => string | false | undefined
}

const kinds: readonly Kind[] = [
  {
    name: 'heading',
    isInOrder: true,
    contentOf: (node) => node.type === 'heading' && '#'.repeat(node.depth),
  },
  {
    name: 'code block',
    isInOrder: true,
    contentOf: (node) => node.type === 'code' && (node.lang ?? 'plain'),
  },
  { name: 'picture', isInOrder: false, contentOf: (node) => node.type === 'image' && node.url },
  {
    name: 'link',
    isInOrder: false,
    contentOf: (node) => node.type === 'link' && /^place:[^#]+/.exec(node.url)?.[0],
  },
]

function compare(kind: Kind, main: Article, translation: Article, untranslated: readonly string[]) {
  const [own, others] = [translation, main].map((article) => occurrencesIn(article, kind, untranslated))
  if (!own || !others) return
  for (let index = 0; index < Math.max(own.length, others.length); index++) {
    const [here, there] = [own[index], others[index]]
    if (here?.value === there?.value) continue
    const print = (article: Article, occurrence: typeof here) =>
      occurrence ? `${occurrence.value} (line ${article.lineOf(occurrence.node)})` : 'none'
    translation.report(
      here?.node ?? own.at(-1)?.node ?? '',
      `${kind.name}s differ: ${print(translation, here)} here, ${print(main, there)} in ${main.file}; give both languages the same`,
    )
    return
  }
}

/** The values of a kind in an article. Links to articles in one language only do not count. */
function occurrencesIn({ tree }: Article, { contentOf, isInOrder }: Kind, untranslated: readonly string[]) {
  const occurrences: { value: string; node: Nodes }[] = []
  visit(tree, (node) => {
    const value = contentOf(node)
    if (value && !untranslated.includes(value)) occurrences.push({ value, node })
  })
  return isInOrder ? occurrences : occurrences.toSorted((a, b) => a.value.localeCompare(b.value))
}
