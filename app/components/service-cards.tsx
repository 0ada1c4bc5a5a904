import { Code, Compass, Server, Workflow } from 'lucide-react'
import { type ServiceSlug, serviceSlugs, services } from '../../content/services.ts'
import { pathTo } from '../places.ts'
import { CardIcon, LinkCard } from './card.tsx'
import { Grid } from './section.tsx'
import { useLanguage } from './use-address.ts'

export const serviceIcons = {
  'web-development': Code,
  infrastructure: Server,
  automation: Workflow,
  'it-consulting': Compass,
}

/** The services as cards that lead to their pages. */
export function ServiceCards({
  slugs = serviceSlugs,
  linkText,
}: {
  slugs?: readonly ServiceSlug[]
  linkText: string
}) {
  const language = useLanguage()
  return (
    <Grid columns={slugs.length === 3 ? 3 : 2}>
      {slugs.map((slug) => {
        const { name, summary } = services[slug][language]
        return (
          <LinkCard
            key={slug}
            href={pathTo({ page: 'service', slug }, language)}
            icon={<CardIcon icon={serviceIcons[slug]} />}
            title={name}
            linkText={linkText}
          >
            <p>{summary}</p>
          </LinkCard>
        )
      })}
    </Grid>
  )
}
