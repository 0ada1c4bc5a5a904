/** What other mail servers look up about the domain that mails come from. */
import { Resolver } from 'node:dns/promises'

/** What a record says, or lacks. The desk has a sentence for each `is`. */
export interface DomainRecord {
  about: 'SPF' | 'DKIM' | 'DMARC'
  domain: string
  is: 'good' | 'missing' | 'twice' | 'open' | 'watching'
  /** Where it stands, or should. */
  name: string
  /** As it is written there; empty where there is none. */
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
): Promise<DomainRecord[]> {
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
  const [policy = ''] = dmarc
  return [
    { about: 'SPF', domain, name: domain, is: spfState(spf), text: spf[0] ?? '' },
    {
      about: 'DKIM',
      domain,
      name: `${dkim?.name ?? selector ?? '…'}._domainkey.${domain}`,
      is: dkim ? 'good' : 'missing',
      text: dkim?.texts[0] ?? '',
    },
    {
      about: 'DMARC',
      domain,
      name: `_dmarc.${domain}`,
      is: !policy ? 'missing' : /;\s*p=none/i.test(policy) ? 'watching' : 'good',
      text: policy,
    },
  ]
}

/** Two records count as an error; one without an end refuses no other server. */
function spfState([found, second]: string[]): DomainRecord['is'] {
  if (found === undefined) return 'missing'
  if (second !== undefined) return 'twice'
  return /[~-]all\s*$/i.test(found) || /redirect=/i.test(found) ? 'good' : 'open'
}
