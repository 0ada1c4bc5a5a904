import { author, facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Language } from '../../core/text/language.ts'
import { openingLines } from '../../design/components/opening-lines.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'

/** The business for an address book. vCard 3.0 (RFC 2426), which every phone and mail program reads. */
export function contactCard(): SiteFile {
  const { address, serviceArea } = facts
  const { role } = facts.person[languages[0]]
  const place = ['', '', address.street, address.town, address.region, address.postalCode, address.country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(author)}`,
    `N:${partsOfName(facts.owner)}`,
    `ORG:${escaped(facts.legalName || facts.brand)}`,
    ...(role ? [`TITLE:${escaped(role)}`] : []),
    ...(facts.owner ? [] : ['X-ABShowAs:COMPANY']),
    `EMAIL;TYPE=INTERNET,PREF:${escaped(facts.email)}`,
    `TEL;TYPE=WORK,VOICE:${facts.phone}`,
    `ADR;TYPE=WORK:${place.map(escaped).join(';')}`,
    `GEO:${serviceArea.latitude};${serviceArea.longitude}`,
    `URL:${absolute('/')}`,
    ...facts.social.map(({ name, url }) => `X-SOCIALPROFILE;TYPE=${name}:${url}`),
    `NOTE:${escaped(languages.map(hoursIn).join('\n\n'))}`,
    'END:VCARD',
  ]
  return {
    path: machinePaths.contactCard,
    content: lines.map((line) => `${folded(line)}\r\n`).join(''),
  }
}

/** Family name, given names and three parts more, as vCards have them since RFC 2426. A business has none: `ORG` names it. */
export function partsOfName(owner: string): string {
  const [, given = '', family = ''] = /^(.*?)\s*(\S*)$/.exec(owner.trim()) ?? []
  // Who has one name alone has no family name.
  return [...(given ? [family, given] : ['', family]), '', '', ''].map(escaped).join(';')
}

const hoursIn = (language: Language) =>
  [
    layoutWords[language].footer.hours,
    ...openingLines(language).map(({ days, hours }) => `${days} ${hours}`),
  ].join('\n')

/** Text as a value of a vCard. */
export const escaped = (text: string) =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Lines hold at most 75 octets; a leading space continues the previous line. */
function folded(line: string): string {
  const parts = ['']
  for (const letter of line) {
    const last = parts.length - 1
    const part = parts[last] ?? ''
    // The space counts too.
    if (Buffer.byteLength(part + letter) > (last === 0 ? 75 : 74)) parts.push(letter)
    else parts[last] = part + letter
  }
  return parts.join('\r\n ')
}
