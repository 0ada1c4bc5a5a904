import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { visit } from 'unist-util-visit'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** Every article has a cover, and every picture in its text is there and says what it shows. */
export function pictures(articles: readonly Article[]): Finding[] {
  return articles.flatMap((article) => {
    const { file, tree, lineOf } = article
    const findings: Finding[] = hasCover(article)
      ? []
      : [
          {
            file,
            line: 1,
            what: `no cover: add cover.svg, cover.png or cover.jpg to ${dirname(file)}, 16:9 and at least 1600 wide`,
          },
        ]
    visit(tree, 'image', (node) => {
      const add = (what: string) => findings.push({ file, line: lineOf(node), what })
      if (!node.alt?.trim()) add(`${node.url} has no text in its []: say what it shows`)
      if (!node.url.startsWith('/'))
        add(`${node.url}: put the picture in public/ and write its path from there, as in /plan.png`)
      else if (!existsSync(join('public', node.url)))
        add(`${node.url} is no file in public/: add it, or correct the path`)
    })
    return findings
  })
}

const hasCover = ({ file, isMain }: Article) =>
  !isMain || readdirSync(dirname(file)).some((name) => /^cover\.(svg|png|jpe?g)$/.test(name))
