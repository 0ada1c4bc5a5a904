/** The names in braces that stand for facts in the owner's texts: `{town}`, `{years}`, `{promises.reply}`. */
import type { Facts } from '../facts-schema.ts'
import type { Bilingual } from '../language.ts'
import { formatPhone } from '../phone.ts'
import type { FactNames } from '../placeholders.ts'

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
    minutes: String(facts.booking.minutes),
    standIn: facts.standIn,
  }
}

export function namesOfFacts(facts: Facts): Bilingual<FactNames> {
  const shared = sharedNames(facts)
  return {
    en: new Map(Object.entries({ ...shared, ...facts.claims.en })),
    sv: new Map(Object.entries({ ...shared, ...facts.claims.sv })),
  }
}
