import { author, facts, printedPhone } from '../site/facts.ts'
import { layoutWords } from '../site/layout.words.ts'
import { type PerLanguage, perLanguage } from '../text/language.ts'

/** The last lines of every mail to a visitor: who writes, how to reach them, and the number in the register of companies. */
export const signature: PerLanguage<string> = perLanguage((language) => {
  const { organisationNumber, fTax } = layoutWords[language].footer
  return [
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
})
