import { toText } from 'hast-util-to-text'
import { sha256 } from '../../core/base/sha256.ts'
import { rowsOfToday, withoutElements } from '../../seo/read-page.ts'
import type { FinishedPage } from '../../seo/site-file.ts'

/** By path: a hash of the page's text, and the day since which it reads so, as `2026-11-23`. */
export type PageDates = Readonly<Record<string, { readonly hash: string; readonly date: string }>>

/** The dates of the pages: what is kept where the text is still the same, otherwise what `dayOf` says of the text. */
export async function pageDates(
  pages: readonly Pick<FinishedPage, 'path' | 'main'>[],
  kept: PageDates,
  dayOf: (path: string, hash: string) => Promise<string>,
): Promise<PageDates> {
  const dates = pages.map(async ({ path, main }) => {
    const hash = textHash(main)
    const before = kept[path]
    return [path, before?.hash === hash ? before : { hash, date: await dayOf(path, hash) }] as const
  })
  return Object.fromEntries(await Promise.all(dates))
}

function textHash(main: FinishedPage['main']): string {
  const text = toText(withoutElements(rowsOfToday, main)).replace(/\s+/g, ' ')
  return sha256(text).slice(0, 12)
}
