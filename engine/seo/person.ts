import type { Person } from 'schema-dts'
import { pathTo } from '../addresses/page-addresses.ts'
import { facts } from '../core/site/facts.ts'
import type { Language } from '../core/text/language.ts'
import { portrait } from '../design/components/picture.tsx'
import { businessId } from './business.ts'
import { absolute } from './site-url.ts'

/** What all nodes of the person share: the JSON-LD id, and the page that tells of them. */
export function personReference(language: Language) {
  const url = absolute(pathTo({ page: 'about' }, language))
  return { '@id': `${url}#person`, url }
}

/** The person behind the brand, for structured data; none while the owner has no name. */
export function personOf(language: Language) {
  const { owner } = facts
  if (!owner) return []
  const { role, memberships } = facts.person[language]
  return [
    {
      '@type': 'Person',
      ...personReference(language),
      name: owner,
      worksFor: { '@id': businessId },
      ...(role ? { jobTitle: role } : {}),
      ...(portrait ? { image: absolute(portrait.img.src) } : {}),
      ...(memberships.length > 0
        ? { memberOf: memberships.map((name) => ({ '@type': 'Organization' as const, name })) }
        : {}),
    } satisfies Person,
  ]
}
