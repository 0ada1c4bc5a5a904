import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OwnerError } from '../../content/owner-error.ts'
import { readNewWords } from '../../content/site/new-words.ts'
import { keptDates } from '../build/page-dates.ts'
import { wordsModules } from '../engine-words.ts'

/** Throws one OwnerError with all that is wrong in the site beside its articles: each module that reads a part of it is loaded. */
export async function checkSiteFiles() {
  const lines = new Set<string>()
  const site = resolve(import.meta.dirname, '../../content/site')
  const readers = globSync('*-file.ts', { cwd: site }).map((file) => join(site, file))
  for (const read of [
    ...[...readers, ...wordsModules()].map((file) => () => import(pathToFileURL(file).href)),
    keptDates,
    readNewWords,
  ])
    try {
      await read()
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error
      // Modules that need the same file have the same error.
      for (const line of error.message.split('\n')) lines.add(line)
    }
  if (lines.size > 0) throw new OwnerError([...lines].toSorted())
}
