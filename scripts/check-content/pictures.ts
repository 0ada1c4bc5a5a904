import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { visit } from 'unist-util-visit'
import { coverFiles, coverIn } from '../artwork/covers.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { isPublicFile } from './public-file.ts'

/** Every article has a cover, its morning shows the same, and every picture in its text exists and has an alternative text. */
export function pictures(articles: readonly Article[], report: Report) {
  for (const { file, isMain, html, report: reportAt } of articles) {
    if (isMain && !readdirSync(dirname(file)).some((name) => /^cover\.(svg|png|jpe?g)$/.test(name)))
      report(
        file,
        1,
        `no cover: add cover.svg, cover.png or cover.jpg to ${dirname(file)}, 16:9 and at least 1600 wide`,
      )
    if (isMain && hasStrangeMorning(dirname(file)))
      report(
        file,
        1,
        `${coverFiles.morning} is not drawn from the cover beside it: remove it, and both themes show the cover`,
      )
    // Addresses of other kinds are among what is left out.
    visit(html, { type: 'element', tagName: 'img' }, (node) => {
      const { alt, src } = node.properties
      if (!String(alt ?? '').trim())
        reportAt(node, `${src} has no text in its [], or in its alt: say what it shows`)
      if (!isPublicFile(String(src)))
        reportAt(node, `${src} is no file in public/: add it, or correct the path`)
    })
  }
}

/** Whether a morning is left from an earlier cover, where the owner's own picture has none. */
function hasStrangeMorning(folder: string): boolean {
  const [night, morning] = [join(folder, coverFiles.night), join(folder, coverFiles.morning)]
  if (!existsSync(morning)) return false
  return !existsSync(night) || coverIn('morning', readFileSync(night, 'utf8')) === undefined
}
