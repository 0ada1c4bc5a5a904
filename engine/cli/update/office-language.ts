import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { findSiteFolder } from '../../core/site/folder.ts'
import { knownLanguages, type Language } from '../../core/text/language.ts'

/** The language of the owner's office, also where their folder is not in the form of this version. */
export function officeLanguage(): Language {
  const named = readNamed()
  return knownLanguages.find((language) => language === named) ?? knownLanguages[0]
}

function readNamed(): unknown {
  try {
    return parseDocument(readFileSync(join(findSiteFolder(), 'facts.yaml'), 'utf8')).get('officeLanguage')
  } catch {
    // Whoever reads the facts themselves says that they cannot be read.
    return undefined
  }
}
