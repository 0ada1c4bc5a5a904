/** Swedish area codes of two digits after the country code; Stockholm has one, all others three. */
const areasOfTwo = /^(?:10|11|13|16|18|19|20|21|23|26|31|33|35|36|40|42|44|46|54|60|63|7[02369]|90)/
/** Country codes of one and of two digits; all others have three. https://www.itu.int/pub/T-SP-E.164D */
const shortCountries = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * A phone number in international form (`+46401234567`, E.164) as it is printed. Swedish ones the way Swedes write them,
 * `040-123 45 67`; foreign ones with their country code, `+45 12 34 56 78`. Hyphen and spaces do not break.
 */
export function formatPhone(phone: string): string {
  const [, national] = /^\+46(\d{5,})$/.exec(phone) ?? []
  if (national) {
    const area = national.startsWith('8') ? 1 : areasOfTwo.test(national) ? 2 : 3
    const own = national.slice(area)
    const eight = /^(...)(...)(..)$/.exec(own)
    return `0${national.slice(0, area)}\u2011${eight ? eight.slice(1).join('\u00a0') : inPairs(own)}`
  }
  const digits = phone.replace(/\D/g, '')
  const country = shortCountries.exec(digits)?.[0] ?? digits.slice(0, 3)
  const rest = digits.slice(country.length)
  const american = country === '1' && /^(...)(...)(....)$/.exec(rest)
  return `+${country}\u00a0${american ? american.slice(1).join('\u00a0') : inPairs(rest)}`
}

/** Pairs from the end, and three digits at the beginning where their number is odd: `123 45 67`. */
function inPairs(digits: string): string {
  const first = digits.length % 2 === 0 ? 2 : 3
  const pairs = digits.slice(first).match(/../g) ?? []
  return [digits.slice(0, first), ...pairs].join('\u00a0')
}
