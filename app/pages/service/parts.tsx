import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ServiceSlug, serviceSlugs } from '../../../content/services.ts'
import { Note } from '../../components/card.tsx'
import { useLanguage } from '../../components/place.ts'
import { Grid, Section } from '../../components/section.tsx'
import { ServiceCards } from '../../components/service-cards.tsx'
import styles from './service.module.css'
import { serviceWords } from './service.words.ts'

type Tone = 'plain' | 'sunken'
type Card = { title: string; text: string }

/** Heading and text in a rail of their own, what they introduce beside it. */
export function Rail({
  words,
  tone = 'plain',
  children,
}: {
  words: { heading: string; text: string }
  tone?: Tone
  children: ReactNode
}) {
  return (
    <Section tone={tone}>
      <div className={styles.rail}>
        <RailHead words={words} />
        <div>{children}</div>
      </div>
    </Section>
  )
}

function RailHead({ words }: { words: { heading: string; text: string } }) {
  return (
    <div className={styles.railHead}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
    </div>
  )
}

/** Features or facts side by side, each under its icon where there is one. */
export function Notes({
  items,
  icons = [],
  columns,
}: {
  items: readonly Card[]
  icons?: readonly LucideIcon[]
  columns: 2 | 3 | 4
}) {
  return (
    <Grid columns={columns}>
      {items.map(({ title, text }, index) => {
        const Icon = icons[index]
        return (
          <Note key={title} title={title} icon={Icon && <Icon aria-hidden size={28} strokeWidth={1.6} />}>
            <p>{text}</p>
          </Note>
        )
      })}
    </Grid>
  )
}

/** What the client gets: a list to tick off, then three of its points at more length. */
export function Benefits({
  words,
  tone = 'plain',
}: {
  words: { heading: string; text: string; points: readonly string[]; cards: readonly Card[] }
  tone?: Tone
}) {
  return (
    <Section tone={tone}>
      <div className={styles.rail}>
        <RailHead words={words} />
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point}>
              <Check aria-hidden size={22} strokeWidth={2.2} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <Notes items={words.cards} columns={3} />
    </Section>
  )
}

/** The drawing of a page, full width under its heading. */
export function Drawing({
  words,
  children,
}: {
  words: { heading: string; text: string }
  children: ReactNode
}) {
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

/** The three other services. */
export function Related({
  to,
  words,
  tone = 'plain',
}: {
  to: ServiceSlug
  words: { heading: string }
  tone?: Tone
}) {
  return (
    <Section tone={tone} heading={words.heading}>
      <ServiceCards
        slugs={serviceSlugs.filter((slug) => slug !== to)}
        more={serviceWords[useLanguage()].more}
        withFeatures={false}
      />
    </Section>
  )
}
