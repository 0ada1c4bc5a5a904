import { AppWindow, Globe, RefreshCw, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { FaqList } from '../../components/faq-list.tsx'
import { TitledItems } from '../../components/lists.tsx'
import { Section } from '../../components/section.tsx'
import { Steps } from '../../components/steps.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { RequestFlow } from '../../illustrations/request-flow.tsx'
import { Reading } from './reading.tsx'
import styles from './service.module.css'
import { Benefits, Notes, Rail } from './service-sections.tsx'
import { words } from './web-development.words.ts'

export function WebDevelopment({ prices }: { prices: ReactNode }) {
  const t = words[useLanguage()]
  return (
    <>
      <Rail words={t.cards}>
        <Notes items={t.cards.items} icons={[Globe, Store, AppWindow, RefreshCw]} columns={2} />
      </Rail>
      {prices}
      <Section tone="sunken" heading={t.approach.heading} text={t.approach.text}>
        <Steps items={t.approach.items} />
      </Section>
      <Section heading={t.stack.heading} text={t.stack.text}>
        <figure className={styles.drawing}>
          <div>
            <RequestFlow words={t.diagram} />
          </div>
          <figcaption>{t.diagram.caption}</figcaption>
        </figure>
        <ul className={styles.tools}>
          <TitledItems items={t.stack.items} />
        </ul>
      </Section>
      <Benefits tone="sunken" words={t.benefits} />
      <Section width="narrow" heading={t.faq.heading}>
        <FaqList items={t.faq.items} />
      </Section>
      <Reading tone="sunken" words={t.reading} />
    </>
  )
}
