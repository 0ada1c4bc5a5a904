import { facts } from '../../../content/facts.ts'
import { fill } from '../../../content/sentence.ts'
import { site } from '../../../content/site/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { Paragraphs } from '../../components/list-items.tsx'
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
import { pathIfShown, pathTo } from '../../page-addresses.ts'
import { Head } from '../../seo/head.tsx'
import styles from './home.module.css'
import { words } from './home.words.ts'

export default function Home() {
  const language = useLanguage()
  const t = words[language]
  const portfolio = pathIfShown('portfolio', language)
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
            {portfolio && (
              <ButtonLink kind="secondary" href={portfolio}>
                {t.secondary}
              </ButtonLink>
            )}
            <a href={`tel:${facts.phone}`} className={styles.link}>
              {layoutWords[language].call}
            </a>
          </div>
        </div>
        <Harbor />
      </div>
      {site.pages.home.map((name) => {
        const Part = sections[name]
        return <Part key={name} />
      })}
      <CallToAction words={t.call} secondary={`mailto:${facts.email}`} />
    </>
  )
}

function Proof() {
  const language = useLanguage()
  const { heading, items, note } = words[language].proof
  const own = site.projects.find(({ isThisSite }) => isThisSite)
  const [paint, score] = own?.[language].measured?.figures ?? []
  const ofProjects =
    paint && score ? fill(note.measured, { paint: paint.value, score: score.value }) : note.projects
  const notes = [
    facts.claims[language].satisfaction && note.satisfaction,
    site.projects.length > 0 && ofProjects,
  ]
  return <Stats label={heading} items={items} note={notes.filter(Boolean).join(' ')} />
}

function Services() {
  const { services: t } = words[useLanguage()]
  if (site.services.length === 0) return null
  return (
    <Section heading={t.heading} text={t.text}>
      <ServiceCards linkText={t.more} />
      <div className={styles.onward}>
        <FixedPrices />
      </div>
    </Section>
  )
}

/** The portfolio shows the others. */
const mostShown = 4

function Work() {
  const language = useLanguage()
  const { work: t } = words[language]
  const portfolio = pathIfShown('portfolio', language)
  const featured = site.projects.filter((project) => project.featured).slice(0, mostShown)
  if (featured.length === 0) return null
  return (
    <Section heading={t.heading} text={t.text} tone="sunken">
      <Grid columns={2}>
        {featured.map((project) => (
          <ProjectCard key={project.slug} project={project} isBrief />
        ))}
      </Grid>
      {portfolio && (
        <p className={styles.onward}>
          <a href={portfolio} className={styles.link}>
            {t.link}
          </a>
        </p>
      )}
    </Section>
  )
}

function About() {
  const language = useLanguage()
  const { about: t } = words[language]
  const about = pathIfShown('about', language)
  return (
    <Section width="narrow" heading={t.heading}>
      <div className={styles.about}>
        <PersonCard shape="row" />
        <Paragraphs texts={t.paragraphs} />
        {about && (
          <p>
            <a href={about} className={styles.link}>
              {t.link}
            </a>
          </p>
        )}
      </div>
    </Section>
  )
}

function Voices() {
  const { testimonials: t } = words[useLanguage()]
  if (site.testimonials.length === 0) return null
  return (
    <Section heading={t.heading} tone="sunken">
      <Testimonials ratingText={t.rating} />
    </Section>
  )
}

const sections = { proof: Proof, services: Services, work: Work, about: About, testimonials: Voices }
