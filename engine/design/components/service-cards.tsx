import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import type { Service } from '../../core/site/services.ts'
import { site } from '../../core/site/site.ts'
import { icons } from '../icons/icons.ts'
import { CardIcon, LinkCard } from './card.tsx'
import { Grid } from './section.tsx'

/** Services as cards that lead to their pages. A brief one has no summary. */
export function ServiceCards({
  services = site.services,
  linkText,
  isBrief = false,
}: {
  services?: readonly Service[]
  isBrief?: boolean
  linkText: string
}) {
  const language = useLanguage()
  return (
    <Grid columns={services.length % 3 === 0 ? 3 : 2}>
      {services.map(({ slug, icon, [language]: { name, summary } }) => (
        <LinkCard
          key={slug}
          href={pathTo({ page: 'service', slug }, language)}
          icon={<CardIcon icon={icons[icon]} />}
          title={name}
          linkText={linkText}
        >
          {!isBrief && <p>{summary}</p>}
        </LinkCard>
      ))}
    </Grid>
  )
}
