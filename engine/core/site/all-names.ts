import { isOwnerError } from '../base/owner-error.ts'
import { bilingual, type Language, type PerLanguage, perLanguage } from '../text/language.ts'
import type { Facts } from './facts-schema.ts'
import { namesOfFacts, type ownNames, type sharedNames } from './names.ts'
import type { FactNames } from './placeholders.ts'
import { hourlyPrice, priceSentences, websitePrice } from './price-texts.ts'
import type { Promises } from './promises.ts'
import type { Service } from './services.ts'

/** The names of facts, promises and prices that the engine's own words may use. An owner may have more. */
export type FactName =
  | keyof ReturnType<typeof sharedNames>
  | keyof ReturnType<typeof ownNames>
  | `promises.${keyof Promises['en'] & string}`
  | 'services'
  | 'prices'
  | 'websitePrice'
  | 'hourlyPrice'

const itDepends = bilingual({ en: 'It depends on the scope.', sv: 'Det beror på omfattningen.' })

/**
 * All names in braces that texts of the owner may use: facts, promises, prices and what is offered, which is nothing where its files
 * cannot be read: they are named when they are asked for.
 */
export function allNamesOf(
  facts: Facts,
  promises: Promises,
  readServices: () => readonly Service[],
): PerLanguage<FactNames> {
  const services = readable(readServices)
  const names = namesOfFacts(facts)
  const namesIn = (language: Language): FactNames =>
    new Map([
      ...names[language],
      ...Object.entries(promises[language]).map(([name, text]) => [`promises.${name}`, text] as const),
      ['services', new Intl.ListFormat(language).format(services.map(({ [language]: { name } }) => name))],
      ['prices', priceSentences(facts.prices, language, facts.currencies[0]) || itDepends[language]],
      ['websitePrice', websitePrice(facts, language)],
      ['hourlyPrice', hourlyPrice(facts, language)],
    ])
  return perLanguage(namesIn)
}

function readable(read: () => readonly Service[]): readonly Service[] {
  try {
    return read()
  } catch (error) {
    if (isOwnerError(error)) return []
    throw error
  }
}
