import { readFileSync } from 'node:fs'
import { builtSiteFile, notBuilt } from '../base/build-folder.ts'
import { endWith, OwnerError } from '../base/owner-error.ts'
import { allNamesOf } from './all-names.ts'
import type { Site } from './read-site.ts'

/** What the owner's folder says: read once. What is built reads what the build has read, and brings no parser. */
export const site: Site = import.meta.env?.IS_BUILT
  ? readBuiltSite()
  : (await import('./read-site.ts')).readSite()

/** All names in braces that texts of the owner may use. */
export const allNames = allNamesOf(site.facts, site.promises, () => site.services)

/** Ends the process where there is none: nothing can begin, and nobody would take the error. */
function readBuiltSite(): Site {
  try {
    return JSON.parse(readFileSync(builtSiteFile, 'utf8'))
  } catch {
    endWith(new OwnerError(notBuilt))
  }
}
