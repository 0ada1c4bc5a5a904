import { Layers, Infinity as Loop } from 'lucide-react'
import { LinkCard } from '../../components/card.tsx'
import { useLanguage } from '../../components/place.ts'
import { Grid, Section } from '../../components/section.tsx'
import { serviceIcons } from '../../components/service-cards.tsx'
import { pathTo } from '../../places.ts'
import { words } from './location.words.ts'

/** Which service each card leads to; two of them have two cards. */
const cards = {
  web: { slug: 'web-development', Icon: serviceIcons['web-development'] },
  fullStack: { slug: 'web-development', Icon: Layers },
  infrastructure: { slug: 'infrastructure', Icon: serviceIcons.infrastructure },
  devops: { slug: 'infrastructure', Icon: Loop },
  automation: { slug: 'automation', Icon: serviceIcons.automation },
  consulting: { slug: 'it-consulting', Icon: serviceIcons['it-consulting'] },
} as const

/** What can be had in every place. */
export function ServiceGrid() {
  const language = useLanguage()
  const say = words[language]
  // The keys of an object literal.
  const keys = Object.keys(cards) as (keyof typeof cards)[]
  return (
    <Section heading={say.services.heading} text={say.services.text} tone="sunken">
      <Grid columns={3}>
        {keys.map((key) => {
          const { slug, Icon } = cards[key]
          return (
            <LinkCard
              key={key}
              href={pathTo({ page: 'service', slug }, language)}
              icon={<Icon aria-hidden size={28} strokeWidth={1.6} />}
              title={say.cards[key].title}
              more={say.services.more}
            >
              <p>{say.cards[key].text}</p>
            </LinkCard>
          )
        })}
      </Grid>
    </Section>
  )
}
