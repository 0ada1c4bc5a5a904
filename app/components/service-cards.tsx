import { Code, Compass, Server, Workflow } from 'lucide-react'
import { pricesOf, writtenPrice } from '../../content/prices.ts'
import { type ServiceSlug, serviceSlugs, services } from '../../content/services.ts'
import { pathTo } from '../places.ts'
import { CardIcon, LinkCard } from './card.tsx'
import { ListItems } from './lists.tsx'
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
  withFeatures = true,
}: {
  slugs?: readonly ServiceSlug[]
  linkText: string
  /** With what each contains, and its first price. */
  withFeatures?: boolean
}) {
  const language = useLanguage()
  return (
    <Grid columns={slugs.length === 3 ? 3 : 2}>
      {slugs.map((slug) => {
        const { name, summary, features } = services[slug][language]
        const [price] = pricesOf(slug)
        return (
          <LinkCard
            key={slug}
            href={pathTo({ page: 'service', slug }, language)}
            icon={<CardIcon icon={serviceIcons[slug]} />}
            title={name}
            linkText={linkText}
          >
            <p>{summary}</p>
            {withFeatures && (
              <ul>
                <ListItems texts={features} />
              </ul>
            )}
            {withFeatures && price && (
              <p>
                {price.words[language].name}: <strong>{writtenPrice(price, price.amount, language)}</strong>
              </p>
            )}
          </LinkCard>
        )
      })}
    </Grid>
  )
}
