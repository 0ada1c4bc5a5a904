import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { today } from '../../core/site/published.ts'
import { DefinitionRows, ListItems } from '../../design/components/list-items.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { SeaEnd } from '../../design/illustrations/far-light.tsx'
import { HeroChart } from '../../design/illustrations/hero-chart.tsx'
import { Head } from '../../seo/head.tsx'
import { Linked } from './linked.tsx'
import styles from './privacy.module.css'
import { vendors, words } from './privacy.words.ts'
import Today from './today.island.tsx'

interface Term {
  term: string
  text: string
}

interface Card {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  terms?: readonly Term[]
}

export default function Privacy() {
  const language = useLanguage()
  const t = words[language]
  const cards: [id: string, card: Card][] = Object.entries(t.cards)
  const dates = [
    {
      label: t.updated,
      value: <Island name="today" of={Today} props={{ built: buildDay, language }} />,
    },
  ]
  return (
    <>
      <Head words={t} />
      <HeroChart name="privacy">
        <Hero heading={t.heading} lead={t.lead}>
          <dl className={styles.dates}>
            <DefinitionRows rows={dates} />
          </dl>
        </Hero>
      </HeroChart>
      <Section heading={t.short.heading} width="narrow" tone="sunken">
        <ul className={styles.short}>
          <ListItems texts={t.short.lines} />
        </ul>
      </Section>
      <div className={styles.columns}>
        <nav aria-labelledby="contents" className={`${styles.contents} not-printed`}>
          <h2 id="contents">{t.contents}</h2>
          <details>
            <summary>{t.contents}</summary>
            <ol>
              {cards.map(([id, { title }]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.text}>
          {cards.map(([id, { title, paragraphs, points, terms }]) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Linked text={paragraph} />
                </p>
              ))}
              {points && (
                <ul>
                  <ListItems texts={points} />
                </ul>
              )}
              {terms && <Terms terms={terms} />}
              {id === 'sharing' && <Processors />}
            </section>
          ))}
        </div>
      </div>
      <SeaEnd />
    </>
  )
}

const buildDay = today()

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      <DefinitionRows
        rows={terms.map(({ term, text }) => ({ label: term, value: <Linked text={text} /> }))}
      />
    </dl>
  )
}

/** The mail service, which the form always needs, and the analytics services that are configured. */
function Processors() {
  const { processors: t } = words[useLanguage()]
  return (
    <>
      <h3>{t.heading}</h3>
      <Terms terms={[t.mail, ...vendors.map((name) => t[name])]} />
      {vendors.length === 0 && <p>{t.none}</p>}
    </>
  )
}
