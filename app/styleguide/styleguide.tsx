import { Anchor } from 'lucide-react'
import { postsIn } from '../../content/articles.ts'
import { projects } from '../../content/projects.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { CallToAction } from '../components/call-to-action.tsx'
import { CardIcon, Note } from '../components/card.tsx'
import { FaqList } from '../components/faq-list.tsx'
import { layoutWords } from '../components/layout.words.ts'
import { Mark } from '../components/mark.tsx'
import { OpeningHours } from '../components/opening-hours.tsx'
import { PostCard } from '../components/post-card.tsx'
import { ProjectCard } from '../components/project-card.tsx'
import { Grid, Hero, Section } from '../components/section.tsx'
import { ServiceCards } from '../components/service-cards.tsx'
import { Stats } from '../components/stats.tsx'
import { Testimonials } from '../components/testimonial.tsx'
import { useLanguage } from '../components/use-address.ts'
import { HeroChart } from '../illustrations/hero-chart.tsx'
import { words as contactWords } from '../pages/contact/contact.words.ts'
import { words as homeWords } from '../pages/home/home.words.ts'
import { otherLanguage, pathTo } from '../places.ts'
import { styleguidePaths } from './paths.ts'
import { States } from './states.tsx'
import styles from './styleguide.module.css'
import { words } from './styleguide.words.ts'
import { Tokens } from './tokens.tsx'
import '../styles/prose.css'

/** All tokens, components and states in both themes side by side. Only in development, at the paths of paths.ts. */
export default function Styleguide() {
  const language = useLanguage()
  const say = words[language]
  return (
    <>
      <title>{say.title}</title>
      <p className={styles.language}>
        <a href={styleguidePaths[otherLanguage(language)]} lang={otherLanguage(language)}>
          {say.other}
        </a>
      </p>
      <div className={styles.themes}>
        {(['dark', 'light'] as const).map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={say.themes[theme]}>
            <Tokens />
            <Samples heading={say.themes[theme]} />
            <States />
          </section>
        ))}
      </div>
    </>
  )
}

function Samples({ heading }: { heading: string }) {
  const language = useLanguage()
  const say = words[language]
  const home = homeWords[language]
  const { book, start, nav } = layoutWords[language]
  const contact = pathTo({ page: 'contact' }, language)
  const crumbs = [
    { name: nav.home, path: pathTo({ page: 'home' }, language) },
    { name: heading, path: styleguidePaths[language] },
  ]
  return (
    <>
      <HeroChart name="offerings">
        <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={heading} lead={say.lead}>
          <ButtonLink href={contact}>{book}</ButtonLink>
          <ButtonLink kind="secondary" href={contact}>
            {home.secondary}
          </ButtonLink>
          <ButtonLink kind="small" href={contact}>
            {start}
          </ButtonLink>
        </Hero>
      </HeroChart>
      <Stats label={home.proof.heading} items={home.proof.items} />
      <Section heading={home.services.heading} text={home.services.text}>
        <ServiceCards linkText={home.services.more} />
      </Section>
      <Section tone="sunken">
        <Grid columns={2}>
          <Note icon={<CardIcon icon={Anchor} />} title={home.about.heading}>
            {home.about.paragraphs[0]}
          </Note>
          <Note icon={<Mark />} title={layoutWords[language].footer.hours}>
            <OpeningHours />
          </Note>
        </Grid>
      </Section>
      <Section heading={nav.portfolio}>
        <ul>
          {projects.slice(0, 1).map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </ul>
      </Section>
      <Section heading={nav.blog} tone="sunken">
        <Grid columns={2}>
          {postsIn(language)
            .slice(0, 2)
            .map((post, index) => (
              <PostCard key={post.slug} post={post} isBrief={index > 0} />
            ))}
        </Grid>
      </Section>
      <Section heading={home.testimonials.heading}>
        <Testimonials ratingText={home.testimonials.rating} />
      </Section>
      <Section heading={contactWords[language].faq.heading} width="narrow" tone="sunken">
        <FaqList items={contactWords[language].faq.items} />
      </Section>
      <Section heading={say.code} width="narrow">
        <div className="prose">
          <figure className="code">
            <figcaption>nginx.conf</figcaption>
            <pre>
              <code>
                <span className="t4">server</span> {'{\n'}
                {'  '}
                <span className="t4">listen</span> <span className="t3">443</span> ssl;{' '}
                <span className="t1">{`# ${heading}\n`}</span>
                {'}'}
              </code>
            </pre>
          </figure>
        </div>
      </Section>
      <CallToAction words={home.call} secondary={contact} />
    </>
  )
}
