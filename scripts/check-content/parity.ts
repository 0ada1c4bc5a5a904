import type { Heading, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/**
 * The translations of an article have the same build: the same headings and code in the same order, the same pictures
 * and links to pages, in the order that suits each language.
 */
export function parity(articles: readonly Article[]): Finding[] {
  const untranslated = articles.filter(({ head }) => head.only).map(({ folder }) => `place:post/${folder}`)
  const kinds = kindsBut(untranslated)
  return articles
    .filter(({ isMain }) => !isMain)
    .flatMap((translation) => {
      const main = articles.find(({ folder, isMain }) => isMain && folder === translation.folder)
      return main ? kinds.flatMap((kind) => difference(kind, main, translation)) : []
    })
}

interface Kind {
  name: string
  isInOrder?: true
  /** What must be alike of a piece of the text. Undefined where it is of another kind. */
  of: (node: Nodes) => string | undefined
}

/** What is alike. Links to articles that exist in one language only are not. */
const kindsBut = (untranslated: readonly string[]): readonly Kind[] => [
  { name: 'heading', isInOrder: true, of: (node) => (node.type === 'heading' ? levelOf(node) : undefined) },
  {
    name: 'code block',
    isInOrder: true,
    of: (node) => (node.type === 'code' ? (node.lang ?? 'plain') : undefined),
  },
  { name: 'picture', of: (node) => (node.type === 'image' ? node.url : undefined) },
  {
    name: 'link',
    of: (node) => {
      const place = node.type === 'link' && /^place:[^#]+/.exec(node.url)?.[0]
      return place && !untranslated.includes(place) ? place : undefined
    },
  },
]

const levelOf = ({ depth }: Heading) => '#'.repeat(depth)

function difference(kind: Kind, main: Article, translation: Article): Finding[] {
  const [here, there] = [piecesOf(translation, kind), piecesOf(main, kind)]
  const at = Array.from({ length: Math.max(here.length, there.length) }).findIndex(
    (_, index) => here[index]?.is !== there[index]?.is,
  )
  if (at < 0) return []
  const [own, other] = [here[at], there[at]]
  const said = (piece: typeof own) => (piece ? `${piece.is} (line ${piece.line})` : 'none')
  return [
    {
      file: translation.file,
      line: own?.line ?? here.at(-1)?.line ?? 1,
      what: `${kind.name}s differ: ${said(own)} here, ${said(other)} in ${main.file}; give both languages the same`,
    },
  ]
}

function piecesOf({ tree, lineOf }: Article, { of, isInOrder }: Kind) {
  const pieces: { is: string; line: number }[] = []
  visit(tree, (node) => {
    const is = of(node)
    if (is !== undefined) pieces.push({ is, line: lineOf(node) })
  })
  return isInOrder ? pieces : pieces.toSorted((a, b) => a.is.localeCompare(b.is))
}
