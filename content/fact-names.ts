/** The names that an article may use instead of facts. */
import { facts } from './facts.ts'

/** `{site}`, `{product}`, `{domain}`, `{town}`. */
export const namesOfFacts: ReadonlyMap<string, string> = new Map([
  ['site', facts.brand],
  ['product', facts.product],
  ['domain', new URL(facts.origin).host],
  ['town', facts.address.town],
])

/** A name in braces. Two braces, `${name}` and `\{name}` belong to the text. */
export const nameInBraces = /(?<![\\{$])\{(\w+)\}(?!\})/g

/** Text with the facts filled in. Other braces stay as they are. */
export const fillFacts = (text: string): string =>
  text.replace(nameInBraces, (whole, name: string) => namesOfFacts.get(name) ?? whole)
