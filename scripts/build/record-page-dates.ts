import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type PageDates, pageDates } from '../../app/seo/page-dates.ts'
import type { FinishedPage } from '../../app/seo/site-file.ts'

/** Written by the build and committed with the texts, so that every build of a commit has the same dates. */
export const pageDatesFile = 'measured/page-dates.json'

export const readPageDates = (): PageDates =>
  existsSync(pageDatesFile) ? JSON.parse(readFileSync(pageDatesFile, 'utf8')) : {}

/** Returns since when each page reads as it does, and records it where something has changed. */
export function recordPageDates(pages: readonly FinishedPage[]): PageDates {
  const recorded = readPageDates()
  const dates = pageDates(pages, recorded, new Date().toISOString().slice(0, 10))
  const content = `${JSON.stringify(dates, null, 2)}\n`
  if (content !== `${JSON.stringify(recorded, null, 2)}\n`) writeFileSync(pageDatesFile, content)
  return dates
}
