import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ServiceSlug, serviceSlugs } from '../../../content/services.ts'
import { CardIcon, Note } from '../../components/card.tsx'
import { CheckedItems } from '../../components/checked-items.tsx'
import { TitledItems } from '../../components/lists.tsx'
import { Grid, Section } from '../../components/section.tsx'
import { ServiceCards } from '../../components/service-cards.tsx'
import { useLanguage } from '../../components/use-address.ts'
import styles from './service.module.css'
import { serviceWords } from './service.words.ts'

type Tone = 'plain' | 'sunken'
type Card = { title: string; text: string }
type Headed = { heading: string; text: string }

/** Heading and text in a column of their own that stays in view, with the content beside it. */
export function Rail({ words, children }: { words: Headed; children: ReactNode }) {
  return (
    <Section>
      <div className={styles.rail}>
        <RailHead words={words} />
        <div>{children}</div>
      </div>
    </Section>
  )
}

function RailHead({ words }: { words: Headed }) {
  return (
    <div className={styles.railHead}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
    </div>
  )
}

/** Features side by side, each with its icon. */
export function Notes({
  items,
  icons,
  columns,
}: {
  items: readonly Card[]
  icons: readonly LucideIcon[]
  columns: 2 | 4
}) {
  return (
    <Grid columns={columns}>
      {items.map(({ title, text }, index) => {
        const icon = icons[index]
        return (
          <Note key={title} title={title} icon={icon && <CardIcon icon={icon} />}>
            <p>{text}</p>
          </Note>
        )
      })}
    </Grid>
  )
}

/** What the client gets: a list, then three of its points in more detail. */
export function Benefits({
  words,
  tone = 'plain',
}: {
  words: Headed & { points: readonly string[]; cards: readonly Card[] }
  tone?: Tone
}) {
  return (
    <Section tone={tone}>
      <div className={styles.rail}>
        <RailHead words={words} />
        <ul className={styles.points}>
          <CheckedItems texts={words.points} size={22} strokeWidth={2.2} />
        </ul>
      </div>
      <ul className={styles.reasons}>
        <TitledItems items={words.cards} />
      </ul>
    </Section>
  )
}

/** A drawing below its heading. */
export function Drawing({ words, children }: { words: Headed; children: ReactNode }) {
  return (
    <Section tone="sunken">
      <div className={styles.drawing}>
        <div>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <div>{children}</div>
      </div>
    </Section>
  )
}

/** Links to the other services. */
export function Related({ current }: { current: ServiceSlug }) {
  const t = serviceWords[useLanguage()]
  return (
    <Section tone="sunken" heading={t.related}>
      <div className={styles.related}>
        <ServiceCards slugs={serviceSlugs.filter((slug) => slug !== current)} linkText={t.more} />
      </div>
    </Section>
  )
}
