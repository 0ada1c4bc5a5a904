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
      ['services', new Intl.ListFormat(language).format(inSentence(services, language))],
      ['prices', priceSentences(facts.prices, language, facts.currencies[0]) || itDepends[language]],
      ['websitePrice', websitePrice(facts, language)],
      ['hourlyPrice', hourlyPrice(facts, language)],
    ])
  return perLanguage(namesIn)
}

/** Names as a sentence says them that begins with the first: English ones may have a capital at each word, which reads as a title. */
const inSentence = (services: readonly Service[], language: Language): string[] =>
  services.map((service, index) =>
    service[language].name
      .split(' ')
      .map((word, place) => {
        const isFirst = index === 0 && place === 0
        const mayBeSmall = !isFirst && (language === 'en' || (language === 'sv' && place === 0))
        return mayBeSmall && !isProper(word, service) ? word.toLowerCase() : word
      })
      .join(' '),
  )

/** Whether a word keeps its capital: an acronym such as `IT` or `DevOps`, or what its service writes so inside a sentence. */
function isProper(word: string, service: Service): boolean {
  if (!/^(?=..)\p{Lu}\p{Ll}*(?:-\p{Ll}+)*$/u.test(word)) return true
  const [name] = word.split('-')
  return new RegExp(`(?<![\\p{L}-])\\p{Ll}+,? ${name}(?!\\p{L})`, 'u').test(JSON.stringify(service))
}

function readable(read: () => readonly Service[]): readonly Service[] {
  try {
    return read()
  } catch (error) {
    if (isOwnerError(error)) return []
    throw error
  }
}
