import { writtenDay } from '../../../content/language.ts'
import { useLanguage } from '../../components/place.ts'
import { Hero } from '../../components/section.tsx'
import { Island } from '../../interactive/island.tsx'
import { Today } from '../../interactive/today.tsx'
import { runningVendors } from '../../running-vendors.ts'
import { Head } from '../../seo/head.tsx'
import { Linked } from './linked.tsx'
import styles from './privacy.module.css'
import { privacyVersion, words } from './privacy.words.ts'

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
  const say = words[language]
  const cards: [id: string, card: Card][] = Object.entries(say.cards)
  return (
    <>
      <Head words={say} />
      <Hero heading={say.heading} lead={say.lead}>
        <dl className={styles.dates}>
          <div>
            <dt>{say.updated}</dt>
            <dd>
              <Island name="today" of={Today} props={{ built: buildDay, language }} />
            </dd>
          </div>
          <div>
            <dt>{say.version}</dt>
            <dd>
              <time dateTime={privacyVersion}>{writtenDay(privacyVersion, language)}</time>
            </dd>
          </div>
        </dl>
      </Hero>
      <div className={styles.columns}>
        <nav aria-labelledby="contents" className={`${styles.contents} not-printed`}>
          <h2 id="contents">{say.contents}</h2>
          <ol>
            {cards.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
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
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {terms && <Terms terms={terms} />}
              {id === 'sharing' && <Processors />}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

const buildDay = new Date().toISOString().slice(0, 10)

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Linked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The form works by mail, so its service is always there; of those that measure visits, the ones that are set up. */
function Processors() {
  const { processors: say } = words[useLanguage()]
  const running = runningVendors()
  return (
    <>
      <h3>{say.heading}</h3>
      <Terms terms={[say.mail, ...running.map((name) => say[name])]} />
      {running.length === 0 && <p>{say.none}</p>}
    </>
  )
}
