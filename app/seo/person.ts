import type { Person } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import { portrait } from '../components/picture.tsx'
import { pathTo } from '../page-addresses.ts'
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
