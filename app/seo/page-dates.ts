import { createHash } from 'node:crypto'
import { toText } from 'hast-util-to-text'
import { rowsOfToday, withoutElements } from './read-page.ts'
import type { FinishedPage } from './site-file.ts'

/** By path: a hash of the page's text, and the day since which it reads so, as `2026-11-23`. */
export type PageDates = Readonly<Record<string, { readonly hash: string; readonly date: string }>>

/** The dates of the pages: what was recorded where the text is still the same, otherwise `today`. */
export const pageDates = (
  pages: readonly Pick<FinishedPage, 'path' | 'main'>[],
  recorded: PageDates,
  today: string,
): PageDates =>
  Object.fromEntries(
    pages.map(({ path, main }) => {
      const hash = textHash(main)
      const before = recorded[path]
      return [path, before?.hash === hash ? before : { hash, date: today }]
    }),
  )

function textHash(main: FinishedPage['main']): string {
  const text = toText(withoutElements(rowsOfToday, main)).replace(/\s+/g, ' ')
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
