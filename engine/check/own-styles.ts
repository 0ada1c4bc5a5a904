import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFolder } from '../core/site/folder.ts'
import { site } from '../core/site/site.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { lineOf } from './line-of.ts'
import { isPublicFile } from './public-file.ts'

/** What the owner's styles name is there. */
export function ownStyles(_: readonly Article[], report: Report) {
  for (const [, path = ''] of site.styles.matchAll(/\burl\("?(\/[^")]*)/g)) {
    if (isPublicFile(path)) continue
    const file = join(siteFolder, 'style.css')
    const message = `${path} is no file in public/: add it, or correct the name`
    report(file, lineOf(path, readFileSync(file, 'utf8')), message)
  }
}
