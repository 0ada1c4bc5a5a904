import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { findSiteFolder } from '../../core/site/folder.ts'
import { knownLanguages, type Language } from '../../core/text/language.ts'

/** The language of the owner's office, also where their folder is not in the form of this version. */
export function officeLanguage(): Language {
  const file = join(findSiteFolder(), 'facts.yaml')
  const named = existsSync(file) && parseDocument(readFileSync(file, 'utf8')).get('officeLanguage')
  return knownLanguages.find((language) => language === named) ?? knownLanguages[0]
}
