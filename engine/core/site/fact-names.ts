/** The names that an article may use instead of facts. */

import { nameInBraces } from '../text/sentence.ts'
import { facts } from './facts.ts'
import { sharedNames } from './names.ts'

/** `{brand}`, `{domain}`, `{town}` and others. */
export const articleNames: ReadonlyMap<string, string> = new Map(Object.entries(sharedNames(facts)))

/** Text with the facts filled in. Other braces stay as they are. */
export const fillFacts = (text: string): string =>
  text.replace(nameInBraces, (whole, name: string) => articleNames.get(name) ?? whole)
