import { icons } from '../../content/icons.ts'
import { services as all, type Service } from '../../content/services.ts'
import { pathTo } from '../places.ts'
import { CardIcon, LinkCard } from './card.tsx'
import { Grid } from './section.tsx'
import { useLanguage } from './use-address.ts'

/** Services as cards that lead to their pages. */
export function ServiceCards({
  services = all,
  linkText,
}: {
  services?: readonly Service[]
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
          <p>{summary}</p>
        </LinkCard>
      ))}
    </Grid>
  )
}
