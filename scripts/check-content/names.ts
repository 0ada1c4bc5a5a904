import { visit } from 'unist-util-visit'
import { words as blogWords } from '../../app/pages/blog/blog.words.ts'
import { namesOfFacts } from '../../content/article-files.ts'
import type { Article } from './articles.ts'
import { isOneEditApart } from './edit.ts'
import type { Finding } from './finding.ts'

/** Names that are nearly right: of facts in the text, and of the blog's categories. */
export function names(articles: readonly Article[]): Finding[] {
  return articles.flatMap(({ file, language, head, tree, lineOf }) => {
    const findings: Finding[] = []
    visit(tree, 'text', (node) => {
      for (const [name] of node.value.matchAll(/\{\w+\}/g)) {
        const known = Object.keys(namesOfFacts).map((one) => `{${one}}`)
        findings.push({ file, line: lineOf(node), what: `${name} is no fact: write ${known.join(' or ')}` })
      }
    })
    const meant = blogWords[language].categories.find(
      (one) =>
        isOneEditApart(one.toLowerCase(), head.category.toLowerCase()) ||
        (one !== head.category && one.toLowerCase() === head.category.toLowerCase()),
    )
    if (meant) {
      findings.push({
        file,
        line: lineOf('category'),
        what: `category: "${head.category}" is in no filter: write ${meant}`,
      })
    }
    return findings
  })
}
