import { facts } from '../../../content/facts.ts'
import { projects } from '../../../content/projects.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { Paragraphs } from '../../components/lists.tsx'
import { PersonCard } from '../../components/person-card.tsx'
import { FixedPrices } from '../../components/prices.tsx'
import { ProjectCard } from '../../components/project-card.tsx'
import { Grid, Section } from '../../components/section.tsx'
import { ServiceCards } from '../../components/service-cards.tsx'
import { Stats } from '../../components/stats.tsx'
import { Testimonials } from '../../components/testimonial.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Harbor } from '../../illustrations/harbor.tsx'
import { Island } from '../../interactive/island.tsx'
import { Typing } from '../../interactive/typing.tsx'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import styles from './home.module.css'
import { words } from './home.words.ts'

export default function Home() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head words={t} />
      <div className={styles.hero}>
        <div className={styles.inner}>
          <h1>
            {t.heading.before} <Island name="typing" of={Typing} props={{ words: t.typed }} />
          </h1>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.buttons}>
            <ButtonLink href={pathTo({ page: 'contact' }, language)}>{layoutWords[language].book}</ButtonLink>
            <ButtonLink kind="secondary" href={pathTo({ page: 'portfolio' }, language)}>
              {t.secondary}
            </ButtonLink>
            <a href={`tel:${facts.phone}`} className={styles.link}>
              {layoutWords[language].call}
            </a>
          </div>
        </div>
        <Harbor />
      </div>
      <Stats label={t.proof.heading} items={t.proof.items} note={t.proof.note} />
      <Section heading={t.services.heading} text={t.services.text}>
        <ServiceCards linkText={t.services.more} />
        <div className={styles.onward}>
          <FixedPrices />
        </div>
      </Section>
      <Section heading={t.work.heading} text={t.work.text} tone="sunken">
        <Grid columns={2}>
          {projects
            .filter(({ featured }) => featured)
            .map((project) => (
              <ProjectCard key={project.slug} project={project} isBrief />
            ))}
        </Grid>
        <p className={styles.onward}>
          <a href={pathTo({ page: 'portfolio' }, language)} className={styles.link}>
            {t.work.link}
          </a>
        </p>
      </Section>
      <Section width="narrow" heading={t.about.heading}>
        <div className={styles.about}>
          <PersonCard shape="row" />
          <Paragraphs texts={t.about.paragraphs} />
          <p>
            <a href={pathTo({ page: 'about' }, language)} className={styles.link}>
              {t.about.link}
            </a>
          </p>
        </div>
      </Section>
      <Section heading={t.testimonials.heading} tone="sunken">
        <Testimonials ratingText={t.testimonials.rating} />
      </Section>
      <CallToAction words={t.call} secondary={`mailto:${facts.email}`} />
    </>
  )
}
