import { AppWindow, Globe, RefreshCw, Store } from 'lucide-react'
import { useLanguage } from '../../components/place.ts'
import { Questions } from '../../components/questions.tsx'
import { Section } from '../../components/section.tsx'
import { Benefits, Notes, Rail, Related } from './parts.tsx'
import { Reading } from './reading.tsx'
import { RequestFlow } from './request-flow.tsx'
import styles from './service.module.css'
import { words } from './web-development.words.ts'

export function WebDevelopment() {
  const say = words[useLanguage()]
  return (
    <>
      <Rail words={say.cards}>
        <Notes items={say.cards.items} icons={[Globe, Store, AppWindow, RefreshCw]} columns={2} />
      </Rail>
      <Section tone="sunken" heading={say.stack.heading} text={say.stack.text}>
        <figure className={styles.drawing}>
          <div>
            <RequestFlow words={say.diagram} />
          </div>
          <figcaption>{say.diagram.caption}</figcaption>
        </figure>
        <Notes items={say.stack.items} columns={3} />
      </Section>
      <Section heading={say.approach.heading} text={say.approach.text}>
        <ol className={styles.steps} data-heading>
          {say.approach.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Benefits tone="sunken" words={say.benefits} />
      <Section width="narrow" heading={say.faq.heading}>
        <Questions items={say.faq.items} />
      </Section>
      <Reading tone="sunken" words={say.reading} />
      <Related to="web-development" words={say.related} />
    </>
  )
}
