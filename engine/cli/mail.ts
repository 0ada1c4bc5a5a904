/**
 * `npm run mail`: looks up which records let the mails of the site arrive, and says what to set where one is missing. `-- SELECTOR`
 * names the key of DKIM. Exits with 1 while there is something to do.
 */
import { endWith, OwnerError } from '../core/base/owner-error.ts'
import { checkMailDomain } from '../core/mail/mail-domain.server.ts'
import { mailDomainWords, sayRecord } from '../core/mail/mail-domain.words.ts'
import { facts } from '../core/site/facts.ts'

try {
  const { officeLanguage, email } = facts
  const domain = (process.env.MAIL_FROM || email).split('@').at(-1) ?? ''
  const records = await checkMailDomain(domain, { selector: process.argv[2] }).catch(() => {
    throw new OwnerError(mailDomainWords[officeLanguage].noNameServer)
  })
  for (const record of records) {
    const { about, name, text, is } = record
    console.log([`${about}: ${sayRecord(officeLanguage, record)}`, name, text].filter(Boolean).join('\n  '))
    if (is !== 'good' && is !== 'watching') process.exitCode = 1
  }
} catch (error) {
  endWith(error)
}
