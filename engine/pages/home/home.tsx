import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts } from '../../core/site/facts.ts'
import { words } from '../../core/site/home.words.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { site } from '../../core/site/site.ts'
import { fill } from '../../core/text/sentence.ts'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { Paragraphs } from '../../design/components/list-items.tsx'
import { hero, Picture } from '../../design/components/picture.tsx'
import { FixedPrices } from '../../design/components/prices.tsx'
import { Grid, Section } from '../../design/components/section.tsx'
import { ServiceCards } from '../../design/components/service-cards.tsx'
import { Stats } from '../../design/components/stats.tsx'
import { Testimonials } from '../../design/components/testimonial.tsx'
import { Harbor } from '../../design/illustrations/harbor.tsx'
import { Head } from '../../seo/head.tsx'
import { PersonCard } from '../about/person-card.tsx'
import { ProjectCard } from '../portfolio/project-card.tsx'
import styles from './home.module.css'
import Typing from './typing.island.tsx'

export default function Home() {
  const language = useLanguage()
  const t = words[language]
  const portfolio = pathIfShown('portfolio', language)
  return (
    <>
      <Head words={t} />
      <div className={`${styles.hero} ${heroKind}`.trim()}>
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
        {hero && (
          <div className={styles.picture}>
            <Picture source={hero} alt="" sizes="(width < 60rem) 92vw, 30rem" isPriority />
          </div>
        )}
        {!hero && site.brand.hero === 'lighthouse' && <Harbor />}
      </div>
      {site.pages.home.map((name) => {
        const Part = sections[name]
        return <Part key={name} />
      })}
      <CallToAction words={t.call} secondary={`mailto:${facts.email}`} />
    </>
  )
}

const heroKind = hero ? styles.pictured : site.brand.hero === 'none' ? styles.bare : ''

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
  const cards = featured.map((project) => <ProjectCard key={project.slug} project={project} isBrief />)
  return (
    <Section heading={t.heading} text={t.text} tone="sunken">
      {cards.length > 1 ? <Grid columns={2}>{cards}</Grid> : <ul>{cards}</ul>}
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
