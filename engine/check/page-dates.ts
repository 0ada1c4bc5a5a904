import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { cached } from '../core/cache/cache.ts'
import { siteFolder } from '../core/site/folder.ts'
import { today } from '../core/site/published.ts'
import { readYaml } from '../core/site/read-yaml.ts'
import type { FinishedPage } from '../seo/site-file.ts'
import { type PageDates, pageDates } from '../shell/site-files/page-dates.ts'

/** Kept with the texts by `npm run build -- --keep-dates`, so that a build elsewhere has the same dates. */
export const pageDatesFile = join(siteFolder, 'page-dates.json')

export const keptDates = (): PageDates =>
  existsSync(pageDatesFile) ? readYaml(basename(pageDatesFile), datesSchema) : {}

const datesSchema = z.record(
  z.string(),
  z.strictObject({ hash: z.string(), date: z.iso.date('write a day such as 2026-11-23') }),
)

/** Since when each page reads as it does: what is kept, else the day of the first build here that had this text. */
export const datesOf = (pages: readonly FinishedPage[]): Promise<PageDates> =>
  pageDates(pages, keptDates(), async (path, hash) => String(await cached(['page date', path, hash], today)))

/** Returns the file. Pages that are gone stay in it, so that the check names their addresses (engine/check/gone-addresses.ts). */
export function keepDates(dates: PageDates): string {
  const all = { ...dates, ...keptDates(), ...dates }
  writeFileSync(pageDatesFile, `${JSON.stringify(all, null, 2)}\n`)
  return pageDatesFile
}
