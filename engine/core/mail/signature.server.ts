import { author, facts, printedPhone } from '../site/facts.ts'
import { layoutWords } from '../site/layout.words.ts'
import type { Bilingual } from '../text/language.ts'

/** Who writes: name, how to reach them, and the number in the register of companies. */
const signed = (organisationNumber: string, fTax: string) =>
  [
    author,
    `${facts.email} · ${printedPhone}`,
    [
      facts.organisationNumber && `${organisationNumber} ${facts.organisationNumber}`,
      facts.approvedForFTax && fTax,
    ]
      .filter(Boolean)
      .join(' · '),
  ]
    .filter(Boolean)
    .join('\n')

/** The last lines of every mail to a visitor. */
export const signature: Bilingual<string> = {
  en: signed(layoutWords.en.footer.organisationNumber, layoutWords.en.footer.fTax),
  sv: signed(layoutWords.sv.footer.organisationNumber, layoutWords.sv.footer.fTax),
}
