import { bilingual, type Language } from '../text/language.ts'
import { fill } from '../text/sentence.ts'
import type { DomainRecord } from './mail-domain.server.ts'

/** What the records of a domain say about its mail, and what to set where one is missing. */
export const mailDomainWords = bilingual({
  en: {
    noNameServer: 'No name server answers at the moment.',
    records: {
      good: 'As it should be',
      twice: 'There are two, which counts as an error: join them into one',
      open: 'End it with -all or ~all, so that mail from other servers is refused',
      watching: 'It only watches: read the reports for some weeks, then set p=quarantine',
    },
    missing: {
      SPF: 'Missing: set a TXT record “v=spf1 include:… -all”; your mail provider gives the name',
      DKIM: 'No key under the usual names: ask your mail provider for its selector, and look that up',
      DMARC: 'Missing: set a TXT record “v=DMARC1; p=quarantine; rua=mailto:you@{domain}”',
    },
  },
  sv: {
    noNameServer: 'Ingen namnserver svarar just nu.',
    records: {
      good: 'Som det ska vara',
      twice: 'Det finns två, och det räknas som ett fel: slå ihop dem till en',
      open: 'Avsluta den med -all eller ~all, så att mejl från andra servrar avvisas',
      watching: 'Den övervakar bara: läs rapporterna i några veckor och sätt sedan p=quarantine',
    },
    missing: {
      SPF: 'Saknas: lägg in en TXT-post ”v=spf1 include:… -all”; namnet får du av din mejlleverantör',
      DKIM: 'Ingen nyckel under de vanliga namnen: fråga din mejlleverantör efter dess selector och slå upp den',
      DMARC: 'Saknas: lägg in en TXT-post ”v=DMARC1; p=quarantine; rua=mailto:du@{domain}”',
    },
  },
})

/** How a record is, or what to set. */
export const sayRecord = (language: Language, { about, is, domain }: DomainRecord): string => {
  const t = mailDomainWords[language]
  return is === 'missing' ? fill(t.missing[about], { domain }) : t.records[is]
}
