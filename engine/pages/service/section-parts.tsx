import type { ReactNode } from 'react'
import { pathOfPost } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import type { ServiceSection } from '../../core/site/services.ts'
import type { Language } from '../../core/text/language.ts'
import { CardIcon, Note } from '../../design/components/card.tsx'
import { FaqList } from '../../design/components/faq-list.tsx'
import { ListItems, TitledItems } from '../../design/components/list-items.tsx'
import { coverOf, Picture } from '../../design/components/picture.tsx'
import { ServicePrices } from '../../design/components/prices.tsx'
import { Grid, Section } from '../../design/components/section.tsx'
import { Steps } from '../../design/components/steps.tsx'
import { icons } from '../../design/icons/icons.ts'
import { Drawn } from '../../design/illustrations/drawn.tsx'
import styles from './service.module.css'
import { answered, published, type Tone } from './shown-sections.ts'

/** A section of a service's page. */
export function SectionPart({
  section,
  service,
  tone,
}: {
  section: ServiceSection
  service: string
  tone: Tone
}) {
  const language = useLanguage()
  switch (section.kind) {
    case 'cards':
      return <Cards section={section} tone={tone} />
    case 'prices':
      return <ServicePrices service={service} />
    case 'steps':
      return (
        <Section tone={tone} {...headOf(section, language)}>
          <Steps items={section[language].items} />
        </Section>
      )
    case 'tools':
      return <Tools section={section} tone={tone} />
    case 'drawing':
      return (
        <Section tone={tone}>
          <div className={styles.drawing}>
            <div>
              <h2>{section[language].heading}</h2>
              <p>{section[language].text}</p>
            </div>
            <div>
              <Drawn drawing={section.drawing} />
            </div>
          </div>
        </Section>
      )
    case 'benefits':
      return <Benefits section={section} tone={tone} />
    case 'questions':
      return (
        <Section tone={tone} width="narrow" heading={section[language].heading}>
          <FaqList items={answered(section, language)} />
        </Section>
      )
    case 'reading':
      return <Reading section={section} tone={tone} />
  }
}

interface Headed {
  heading: string
  text: string
}

const headOf = (section: Record<Language, Headed>, language: Language): Headed => {
  const { heading, text } = section[language]
  return { heading, text }
}

/** Heading and text in a column of their own that stays in view, with the content beside it. */
const Rail = ({ words: { heading, text }, children }: { words: Headed; children: ReactNode }) => (
  <div className={styles.rail}>
    <div className={styles.railHead}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    {children}
  </div>
)

/** What belongs to the service, each with its icon. */
function Cards({ section, tone }: { section: ServiceSection<'cards'>; tone: Tone }) {
  const language = useLanguage()
  const head = headOf(section, language)
  const cards = section.items.map(({ icon, [language]: { title, text } }) => ({
    title,
    text,
    icon: <CardIcon icon={icons[icon]} />,
  }))
  const notes = cards.map(({ title, text, icon }) => (
    <Note key={title} title={title} icon={icon}>
      <p>{text}</p>
    </Note>
  ))
  switch (section.layout) {
    case 'beside':
      return (
        <Section tone={tone}>
          <Rail words={head}>
            <div>
              <Grid columns={2}>{notes}</Grid>
            </div>
          </Rail>
        </Section>
      )
    case 'columns':
      return (
        <Section tone={tone} {...head}>
          <Grid columns={cards.length % 3 === 0 ? 3 : 4}>{notes}</Grid>
        </Section>
      )
    case 'rows':
      return (
        <Section tone={tone} {...head}>
          <ul className={styles.ledger}>
            {cards.map(({ title, text, icon }) => (
              <li key={title}>
                {icon}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )
  }
}

function Tools({ section, tone }: { section: ServiceSection<'tools'>; tone: Tone }) {
  const language = useLanguage()
  const { caption, items } = section[language]
  return (
    <Section tone={tone} {...headOf(section, language)}>
      {section.drawing && (
        <figure className={styles.drawing}>
          <div>
            <Drawn drawing={section.drawing} />
          </div>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <ul className={styles.tools}>
        <TitledItems items={items} />
      </ul>
    </Section>
  )
}

/** What the client gets: a list, then some of its points in more detail. */
function Benefits({ section, tone }: { section: ServiceSection<'benefits'>; tone: Tone }) {
  const t = section[useLanguage()]
  return (
    <Section tone={tone}>
      <Rail words={t}>
        <ul className={styles.points}>
          <ListItems texts={t.points} />
        </ul>
      </Rail>
      {t.cards.length > 0 && (
        <ul className={styles.reasons}>
          <TitledItems items={t.cards} />
        </ul>
      )}
    </Section>
  )
}

/** Articles about the work. */
function Reading({ section, tone }: { section: ServiceSection<'reading'>; tone: Tone }) {
  const language = useLanguage()
  return (
    <Section tone={tone} heading={section[language].heading}>
      <ul className={styles.reading}>
        {published(section, language).map(({ post, text }) => (
          <li key={post.folder}>
            <Picture source={coverOf(post.folder)} alt="" sizes="9rem" />
            <div>
              <h3>
                <a href={pathOfPost(post)}>{post.title}</a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
