import { dirname } from 'node:path'
import { coverFault } from '../artwork/picture-file.ts'
import { addresses } from '../check/addresses.ts'
import { readArticles } from '../check/articles.ts'
import type { Report } from '../check/finding.ts'
import { deadPlaces } from '../check/links.ts'
import { reportFiles } from '../check/shown-files.ts'
import { articleFolders, isPublishedAt } from '../core/articles/article-files.ts'
import { OwnerError } from '../core/base/owner-error.ts'

/**
 * Throws where a build would stop at an article, with the lines of `check:content`: what renders it knows no files. Drafts and
 * articles of days to come count where they are shown.
 */
export async function checkArticles({ showsUnpublished = false } = {}) {
  const lines: string[] = []
  const report: Report = (file, line, message) => lines.push(`${file}:${line}: ${message}`)
  const isShown = (folder: string) => showsUnpublished || isPublishedAt(`${folder}/en.md`)
  const read = await readArticles((file, ...finding) => {
    if (isShown(file.endsWith('.md') ? dirname(file) : file)) report(file, ...finding)
  })
  const articles = read.articles.map((article) => ({
    ...article,
    isPublished: isShown(dirname(article.file)),
  }))
  const shown = articles.filter(({ isPublished }) => isPublished)
  addresses(shown, report)
  deadPlaces(articles, report)
  for (const fault of await Promise.all(articleFolders().filter(isShown).map(coverFault)))
    if (fault) report(fault.file, 1, fault.what)
  await reportFiles(report)
  if (lines.length > 0) throw new OwnerError(lines)
}
