import { pathIfShown } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { facts } from '../../core/site/facts.ts'
import { words as homeWords } from '../../core/site/home.words.ts'
import { site } from '../../core/site/site.ts'
import { BusinessFacts } from '../../design/components/business-facts.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { Paragraphs } from '../../design/components/list-items.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { ServiceCards } from '../../design/components/service-cards.tsx'
import { Stats } from '../../design/components/stats.tsx'
import { Workplace } from '../../design/illustrations/workplace.tsx'
import { Head } from '../../seo/head.tsx'
import { personOf } from '../../seo/person.ts'
import styles from './about.module.css'
import { words } from './about.words.ts'
import { Person } from './person.tsx'
import { PersonCard } from './person-card.tsx'

export default function About() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head words={t} about={personOf(language)} />
      <div className={styles.top}>
        <Hero heading={t.heading} lead={t.lead} />
        <div className={styles.place}>
          <Workplace />
        </div>
      </div>
      <Person />
      <Section>
        <div className={styles.columns}>
          {!facts.owner && <PersonCard shape="column" />}
          <div className={styles.intro}>
            <h2>{t.intro.heading}</h2>
            <Paragraphs texts={t.intro.paragraphs} />
            {!facts.owner && <BusinessFacts />}
          </div>
        </div>
      </Section>
      <Stats label={homeWords[language].proof.heading} items={t.stats} />
      {site.services.length > 0 && (
        <Section heading={t.services.heading} text={t.services.text}>
          <ServiceCards linkText={t.services.more} />
        </Section>
      )}
      <CallToAction words={t.call} secondary={pathIfShown('portfolio', language)} />
    </>
  )
}
