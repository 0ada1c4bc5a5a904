import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { coverFiles, coverIn } from '../artwork/covers.ts'
import { coverFault, pictureFileIn, readPicture } from '../artwork/picture-file.ts'
import { siteFolder } from '../core/site/folder.ts'
import { decoded } from '../core/text/decoded.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { isPublicFile } from './public-file.ts'
import { pictureFileAt } from './public-files.ts'
import { reportFiles } from './shown-files.ts'

/** Every article has a cover, its morning shows the same, and every picture in its text exists and has an alternative text. */
export async function pictures(articles: readonly Article[], report: Report) {
  await reportFiles(report)
  const morning = pictureFileIn(siteFolder, 'hero-morning')
  if (morning && !pictureFileIn(siteFolder, 'hero'))
    report(morning, 1, 'shows in the light theme beside a picture hero alone: add that, or name this one so')
  for (const { file, isMain, isOwnPage, html, report: reportAt } of articles) {
    const fault = isMain && !isOwnPage && (await coverFault(dirname(file)))
    if (fault) report(fault.file, 1, fault.what)
    if (isMain && hasStrangeMorning(dirname(file)))
      report(
        file,
        1,
        `${coverFiles.morning} is not drawn from the cover beside it: remove it, and both themes show the cover`,
      )
    // Addresses of other kinds are among what is left out.
    const shown: Element[] = []
    visit(html, { type: 'element', tagName: 'img' }, (node) => {
      shown.push(node)
    })
    for (const node of shown) {
      const { alt } = node.properties
      const address = String(node.properties.src)
      const src = decoded(address)
      if (!String(alt ?? '').trim())
        reportAt(node, `${src} has no text in its [], or in its alt: say what it shows`)
      const own = pictureFileAt(address, dirname(file))
      if (!own && !isPublicFile(address))
        reportAt(node, `${src} is no file beside the article or in public/: add it, or correct the name`)
      const picture = own && (await readPicture(own))
      if (picture && 'wrong' in picture) reportAt(node, `${src} ${picture.wrong}`)
    }
  }
}

/** Whether a morning is left from an earlier cover, where the owner's own picture has none. */
function hasStrangeMorning(folder: string): boolean {
  const [night, morning] = [join(folder, coverFiles.night), join(folder, coverFiles.morning)]
  if (!existsSync(morning)) return false
  return !existsSync(night) || coverIn('morning', readFileSync(night, 'utf8')) === undefined
}
