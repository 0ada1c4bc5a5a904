import { pathToFileURL } from 'node:url'
import { keysOf } from '../core/base/keys-of.ts'
import { OwnerError } from '../core/base/owner-error.ts'
import { readNewWords } from '../core/site/new-words.ts'
import { readSite } from '../core/site/read-site.ts'
import { wordsModules } from './engine-words.ts'
import { keptDates } from './page-dates.ts'

/** Throws one OwnerError with all that is wrong in the site beside its articles: each part of it is read. */
export async function checkSiteFiles() {
  const lines = new Set<string>()
  const site = readSite()
  for (const read of [
    ...keysOf(site).map((part) => () => site[part]),
    ...wordsModules().map((file) => () => import(pathToFileURL(file).href)),
    keptDates,
    readNewWords,
  ])
    try {
      await read()
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error
      // Parts and words that need the same file have the same error.
      for (const line of error.message.split('\n')) lines.add(line)
    }
  if (lines.size > 0) throw new OwnerError([...lines].toSorted())
}
