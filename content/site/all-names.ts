import { facts } from '../facts.ts'
import type { Language } from '../language.ts'
import type { FactNames } from '../placeholders.ts'
import { hourlyPrice, priceSentences, prices, websitePrice } from '../prices.ts'
import { promises } from '../promises.ts'
import { namesOfFacts, type ownNames, type sharedNames } from './names.ts'

/** The names of facts, promises and prices that the engine's own words may use. An owner may have more. */
export type FactName =
  | keyof ReturnType<typeof sharedNames>
  | keyof ReturnType<typeof ownNames>
  | `promises.${keyof (typeof promises)['en'] & string}`
  | 'prices'
  | 'websitePrice'
  | 'hourlyPrice'
const names = namesOfFacts(facts)

const itDepends = { en: 'It depends on the scope.', sv: 'Det beror på omfattningen.' }

const withPromises = (language: Language): FactNames =>
  new Map([
    ...names[language],
    ...Object.entries(promises[language]).map(([name, text]) => [`promises.${name}`, text] as const),
    ['prices', priceSentences(prices, language) || itDepends[language]],
    ['websitePrice', websitePrice(language)],
    ['hourlyPrice', hourlyPrice(language)],
  ])

/** All names in braces that texts of the owner may use: facts, promises and prices. */
export const allNames = { en: withPromises('en'), sv: withPromises('sv') }
