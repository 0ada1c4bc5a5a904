import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('business-facts', {
  en: {
    legalName: 'Business',
    organisationNumber: 'Organization number',
    vatNumber: 'VAT number',
    fTax: 'F-tax',
    approved: 'Approved',
    liabilityInsurance: 'Liability insurance',
    standIn: 'Stands in when I’m ill',
    nextFreeWeek: 'Next free week',
    week: 'Week {week}, {year}',
  },
  sv: {
    legalName: 'Företag',
    organisationNumber: 'Organisationsnummer',
    vatNumber: 'Momsregistreringsnummer',
    fTax: 'F-skatt',
    approved: 'Godkänd',
    liabilityInsurance: 'Ansvarsförsäkring',
    standIn: 'Ersättare när jag är sjuk',
    nextFreeWeek: 'Nästa lediga vecka',
    week: 'Vecka {week}, {year}',
  },
})
