import { Call } from '../../components/call.tsx'
import { useLanguage } from '../../components/place.ts'
import { Relief } from '../../components/relief.tsx'
import { Hero, Section } from '../../components/section.tsx'
import { ServiceCards } from '../../components/service-cards.tsx'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import styles from './about.module.css'
import { words } from './about.words.ts'

export default function About() {
  const language = useLanguage()
  const say = words[language]
  return (
    <>
      <Head words={say} />
      <Relief seed={9}>
        <Hero heading={say.heading} lead={say.lead} />
      </Relief>
      <Section>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <h2>{say.intro.heading}</h2>
            {say.intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className={styles.stats} data-heading>
            {say.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section tone="sunken" heading={say.services.heading} text={say.services.text}>
        <ServiceCards more={say.services.more} withFeatures={false} />
      </Section>
      <Call
        words={say.call}
        primary={pathTo({ page: 'contact' }, language)}
        secondary={pathTo({ page: 'portfolio' }, language)}
      />
    </>
  )
}
