/** What other mail servers look up about the domain that mails come from. */
import { Resolver } from 'node:dns/promises'

interface Finding {
  about: 'SPF' | 'DKIM' | 'DMARC'
  is: 'good' | 'weak' | 'missing'
  /** What was found, or what to set. */
  text: string
}

/** Names that providers commonly give their DKIM keys. */
const commonSelectors =
  'default dkim mail google selector1 selector2 k1 s1 s2 key1 protonmail fm1 mailbox mx smtp zoho sig1'.split(
    ' ',
  )

/**
 * Looks up SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) of a domain. `selector` names its DKIM key; without it,
 * the names that are common are tried. Throws where the name servers do not answer.
 */
export async function checkMailDomain(
  domain: string,
  {
    selector,
    resolver = new Resolver({ timeout: 3000, tries: 2 }),
  }: { selector?: string | undefined; resolver?: Resolver } = {},
): Promise<Finding[]> {
  const textsAt = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (/\b(ENOTFOUND|ENODATA)\b/.test(String(error))) return []
      throw error
    }
  }
  const spf = (await textsAt(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const dmarc = (await textsAt(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\s*;/i.test(text))
  const selectors = selector ? [selector] : commonSelectors
  const keys = await Promise.all(
    selectors.map(async (name) => ({ name, texts: await textsAt(`${name}._domainkey.${domain}`) })),
  )
  const dkim = keys.find(({ texts }) => texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)))
  return [
    { about: 'SPF', ...spfFinding(domain, spf) },
    { about: 'DKIM', ...dkimFinding(domain, dkim?.name, selector) },
    { about: 'DMARC', ...dmarcFinding(domain, dmarc) },
  ]
}

const good = (text: string) => ({ is: 'good', text }) as const
const weak = (text: string) => ({ is: 'weak', text }) as const
const missing = (text: string) => ({ is: 'missing', text }) as const

function spfFinding(domain: string, [found, second]: string[]) {
  if (found === undefined)
    return missing(
      `set TXT ${domain} to "v=spf1 include:<your mail provider> -all"; the provider gives the name`,
    )
  if (second !== undefined) return weak('there are two records, which counts as an error: join them into one')
  if (!/[~-]all\s*$/i.test(found) && !/redirect=/i.test(found))
    return weak(`${found}: end it with -all or ~all, so that mail from other servers is refused`)
  return good(found)
}

function dkimFinding(domain: string, found: string | undefined, selector: string | undefined) {
  if (found) return good(`${found}._domainkey.${domain}`)
  return missing(
    selector
      ? `no key at ${selector}._domainkey.${domain}: set the TXT record that your mail provider shows`
      : 'no key under the usual names: ask your mail provider for its selector, and pass it with --selector',
  )
}

function dmarcFinding(domain: string, [found]: string[]) {
  if (found === undefined)
    return missing(`set TXT _dmarc.${domain} to "v=DMARC1; p=quarantine; rua=mailto:you@${domain}"`)
  if (/;\s*p=none/i.test(found))
    return weak(`${found}: it only monitors; read the reports for a few weeks, then set p=quarantine`)
  return good(found)
}
