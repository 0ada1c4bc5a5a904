import { domainToUnicode } from 'node:url'
import { cleanEmail } from '../text/typed-text.ts'

/**
 * How an address may be stored or written, in lower case, whichever way it was typed: its domain in ASCII, as forms store it,
 * and with its letters, in both normal forms of Unicode.
 */
export function spellingsOf(typed: string): [stored: string, ...others: string[]] {
  const address = cleanEmail(typed).toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = domainToUnicode(address.slice(at)) || address.slice(at)
  const written = (['NFC', 'NFD'] as const).map((form) => address.slice(0, at) + domain.normalize(form))
  return [address, ...new Set(written.filter((spelling) => spelling !== address))]
}
