import { globSync, readFileSync } from 'node:fs'
import { readPageSettings } from '../../app/settings.ts'
import { facts } from '../../content/facts.ts'
import { siteFolder } from '../../content/site/folder.ts'
import type { Article } from './articles.ts'
import type { Finding, Report } from './finding.ts'

/** Names that no public site can have: https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/

/** Whether the site is meant for the public: its address is one that visitors can reach. */
export function isForThePublic(): boolean {
  const { hostname } = new URL(readPageSettings().SITE_URL)
  return hostname.includes('.') && !reserved.test(hostname) && !/^[\d.]+$/.test(hostname)
}

const marker = /(?:\/\/|#) Example: (.+?),? then remove this line\./

/** What still belongs to the example that the project comes with. Marked lines say what to do. */
export function leftFromExample(): Finding[] {
  return globSync([`${siteFolder}/**/*.{yaml,md}`, 'app/**/*.words.ts'], {
    exclude: (file) => file.endsWith('.test.ts'),
  })
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const task = marker.exec(text)?.[1]
          // Articles use such names in their examples, as they should.
          const address = !file.endsWith('.md')
            ? /[\w@.:/-]+\.example\b[\w/-]*/.exec(text.replace(/(\/\/|#) .*|^\s*\*.*/, ''))?.[0]
            : undefined
          const message = task ?? (address && `${address} leads nowhere: put in your own`)
          return message ? [{ file, line: index + 1, message }] : []
        }),
    )
}

/** What a Swedish business site must say: lag (2002:562) om elektronisk handel, 8 §. */
export function legalFacts(_: readonly Article[], report: Report) {
  if (!isForThePublic()) return
  const { owner, legalName, address, email, organisationNumber, vatNumber } = facts
  const required: [fact: string, isThere: boolean, what: string][] = [
    ['legalName', Boolean(owner || legalName), 'the name of the owner or the company'],
    ['street', Boolean(address.street && address.postalCode), 'street and postal code'],
    ['email', Boolean(email), 'the e-mail address'],
    ['organisationNumber', Boolean(organisationNumber), 'the organisation number'],
    ['vatNumber', Boolean(vatNumber), 'the VAT number'],
  ]
  for (const [fact, isThere, what] of required)
    if (!isThere)
      report(
        'example/facts.yaml',
        lineOfFact(fact),
        `the law asks a business site for ${what} (2002:562, 8 §): run npm run setup`,
      )
}

/** The line of example/facts.yaml where a fact stands. */
export function lineOfFact(name: string): number {
  const lines = readFileSync('example/facts.yaml', 'utf8').split('\n')
  return lines.findIndex((line) => new RegExp(`\\b${name}:`).test(line)) + 1 || 1
}
