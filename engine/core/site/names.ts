/** The names in braces that stand for facts in the owner's texts: `{town}`, `{years}`, `{promises.reply}`. */

import { bilingual, type Language, type PerLanguage, perLanguage } from '../text/language.ts'
import { formatPhone } from '../text/phone.ts'
import { fill } from '../text/sentence.ts'
import { capitalized } from '../time/clock.ts'
import type { Facts } from './facts-schema.ts'
import type { FactNames } from './placeholders.ts'

/** Those that are the same in every language. */
export function sharedNames(facts: Facts) {
  const kilometers = Math.round(facts.serviceArea.radius / 1000)
  return {
    brand: facts.brand,
    shortName: facts.shortName,
    domain: new URL(facts.origin).host,
    owner: facts.owner,
    author: facts.owner || facts.brand,
    email: facts.email,
    phone: formatPhone(facts.phone),
    town: facts.address.town,
    region: facts.address.region,
    kilometers: String(kilometers),
    mil: String(kilometers / 10),
    vatRate: String(facts.vatRate),
    minutes: String(facts.booking.minutes),
    standIn: facts.standIn,
  }
}

const meetingWords = bilingual({
  en: { phone: 'by phone', video: 'by video', visit: 'in person in {visitArea}' },
  sv: { phone: 'per telefon', video: 'via video', visit: 'hos dig i {visitArea}' },
})

/** Those that differ with the language. */
export const ownNames = (facts: Facts, language: Language) => {
  const area = facts.area[language] || facts.address.region
  const visitArea = facts.visitArea[language] || area
  const ways = facts.booking.kinds.map((kind) => fill(meetingWords[language][kind], { visitArea }))
  const trade = facts.trade[language]
  return {
    trade,
    /** Where a sentence begins with it. */
    Trade: capitalized(trade),
    /** With its article, in English. */
    aTrade: language === 'en' ? withArticle(trade) : trade,
    area,
    visitArea,
    /** How a consultation can be held; nothing while visitors cannot book one. */
    waysToMeet: new Intl.ListFormat(language, { type: 'disjunction' }).format(ways),
    /** `8` of `8+`. */
    wholeYears: /\d+/.exec(facts.claims[language].years)?.[0] ?? '',
    ...facts.claims[language],
  }
}

/** With *a* or *an*, as it is said: an SRE, a UX designer, a Unix administrator. */
export function withArticle(name: string): string {
  const isAcronym = /^[A-Z]{2}/.test(name)
  const beginsWithVowel = isAcronym ? /^[AEFHILMNORSX]/ : /^(?!eu|one|uni|us|uti)[aeiou]/i
  return `${beginsWithVowel.test(name) ? 'an' : 'a'} ${name}`
}

export function namesOfFacts(facts: Facts): PerLanguage<FactNames> {
  const namesIn = (language: Language) =>
    new Map(Object.entries({ ...sharedNames(facts), ...ownNames(facts, language) }))
  return perLanguage(namesIn)
}
