import { dirname } from 'node:path'
import { articleFolders, isPublishedAt } from '../../content/article-files.ts'
import { strayLink, strayLinks } from '../../content/site/files.ts'
import { SiteError } from '../../content/site-error.ts'
import { pictureFaults } from '../artwork/picture-faults.ts'
import { coverFault } from '../artwork/picture-file.ts'
import { addresses } from '../check-content/addresses.ts'
import { readArticles } from '../check-content/articles.ts'
import type { Report } from '../check-content/finding.ts'
import { deadPlaces } from '../check-content/links.ts'

/** Throws where a build would stop at an article, with the lines of `check:content`: what renders it knows no files. */
export async function checkArticles() {
  const lines: string[] = []
  const report: Report = (file, line, message) => lines.push(`${file}:${line}: ${message}`)
  const isShown = (folder: string) => isPublishedAt(`${folder}/en.md`)
  const { articles } = readArticles((file, ...finding) => {
    if (isShown(file.endsWith('.md') ? dirname(file) : file)) report(file, ...finding)
  })
  const shown = articles.filter(({ isPublished }) => isPublished)
  addresses(shown, report)
  deadPlaces(articles, report)
  for (const fault of await Promise.all(articleFolders().filter(isShown).map(coverFault)))
    if (fault) report(fault.file, 1, fault.what)
  for (const { file, line, what } of await pictureFaults()) report(file, line, what)
  for (const link of strayLinks()) report(link, 1, strayLink)
  if (lines.length > 0) throw new SiteError(lines)
}
