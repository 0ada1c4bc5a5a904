import { AppWindow, Globe, RefreshCw, Store } from 'lucide-react'
import { FaqList } from '../../components/faq-list.tsx'
import { Section } from '../../components/section.tsx'
import { Steps } from '../../components/steps.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { RequestFlow } from '../../illustrations/request-flow.tsx'
import { Reading } from './reading.tsx'
import styles from './service.module.css'
import { Benefits, Notes, Rail } from './service-sections.tsx'
import { words } from './web-development.words.ts'

export function WebDevelopment() {
  const say = words[useLanguage()]
  return (
    <>
      <Rail words={say.cards}>
        <Notes items={say.cards.items} icons={[Globe, Store, AppWindow, RefreshCw]} columns={2} />
      </Rail>
      <Section tone="sunken" heading={say.approach.heading} text={say.approach.text}>
        <Steps items={say.approach.items} />
      </Section>
      <Section heading={say.stack.heading} text={say.stack.text}>
        <figure className={styles.drawing}>
          <div>
            <RequestFlow words={say.diagram} />
          </div>
          <figcaption>{say.diagram.caption}</figcaption>
        </figure>
        <Notes items={say.stack.items} columns={3} />
      </Section>
      <Benefits tone="sunken" words={say.benefits} />
      <Section width="narrow" heading={say.faq.heading}>
        <FaqList items={say.faq.items} />
      </Section>
      <Reading tone="sunken" words={say.reading} />
    </>
  )
}
