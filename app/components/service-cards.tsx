import { Code, Compass, Server, Workflow } from 'lucide-react'
import { type ServiceSlug, serviceSlugs, services } from '../../content/services.ts'
import { pathTo } from '../places.ts'
import { LinkCard } from './card.tsx'
import { useLanguage } from './place.ts'
import { Grid } from './section.tsx'

export const serviceIcons = {
  'web-development': Code,
  infrastructure: Server,
  automation: Workflow,
  'it-consulting': Compass,
}

/** The services as cards that lead to their pages. */
export function ServiceCards({
  slugs = serviceSlugs,
  more,
  withFeatures = true,
}: {
  slugs?: readonly ServiceSlug[]
  more: string
  withFeatures?: boolean
}) {
  const language = useLanguage()
  return (
    <Grid columns={slugs.length === 3 ? 3 : 4}>
      {slugs.map((slug) => {
        const Icon = serviceIcons[slug]
        const { name, summary, features } = services[slug][language]
        return (
          <LinkCard
            key={slug}
            href={pathTo({ page: 'service', slug }, language)}
            icon={<Icon aria-hidden size={28} strokeWidth={1.6} />}
            title={name}
            more={more}
          >
            <p>{summary}</p>
            {withFeatures && (
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </LinkCard>
        )
      })}
    </Grid>
  )
}
