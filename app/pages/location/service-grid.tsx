import { Layers, Infinity as Loop } from 'lucide-react'
import { isKeyOf, keysOf } from '../../../content/keys-of.ts'
import { services } from '../../../content/services.ts'
import { CardIcon, LinkCard } from '../../components/card.tsx'
import { Grid, Section } from '../../components/section.tsx'
import { serviceIcons } from '../../components/service-cards.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { pathTo } from '../../places.ts'
import { words } from './location.words.ts'

/** Which service each card leads to; two of them have a second card, with a title of its own. */
const cards = {
  web: { slug: 'web-development', icon: serviceIcons['web-development'] },
  fullStack: { slug: 'web-development', icon: Layers },
  infrastructure: { slug: 'infrastructure', icon: serviceIcons.infrastructure },
  devops: { slug: 'infrastructure', icon: Loop },
  automation: { slug: 'automation', icon: serviceIcons.automation },
  consulting: { slug: 'it-consulting', icon: serviceIcons['it-consulting'] },
} as const

/** The services, which are the same in every place. */
export function ServiceGrid() {
  const language = useLanguage()
  const say = words[language]
  return (
    <Section heading={say.services.heading} text={say.services.text} tone="sunken">
      <Grid columns={3}>
        {keysOf(cards).map((key) => {
          const { slug, icon } = cards[key]
          return (
            <LinkCard
              key={key}
              href={pathTo({ page: 'service', slug }, language)}
              icon={<CardIcon icon={icon} />}
              title={isKeyOf(key, say.ownTitles) ? say.ownTitles[key] : services[slug][language].name}
              linkText={say.services.more}
            >
              <p>{say.cards[key]}</p>
            </LinkCard>
          )
        })}
      </Grid>
    </Section>
  )
}
