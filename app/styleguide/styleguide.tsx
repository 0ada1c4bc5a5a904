import { Anchor } from 'lucide-react'
import { postsIn } from '../../content/articles.ts'
import { projects } from '../../content/projects.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { Call } from '../components/call.tsx'
import { Note } from '../components/card.tsx'
import { Mark } from '../components/mark.tsx'
import { OpeningHours } from '../components/opening-hours.tsx'
import { useLanguage } from '../components/place.ts'
import { PostCard } from '../components/post-card.tsx'
import { ProjectCard } from '../components/project-card.tsx'
import { Questions } from '../components/questions.tsx'
import { Relief } from '../components/relief.tsx'
import { Grid, Hero, Section } from '../components/section.tsx'
import { ServiceCards } from '../components/service-cards.tsx'
import { Stats } from '../components/stats.tsx'
import { Testimonials } from '../components/testimonial.tsx'
import { frameWords } from '../frame.words.ts'
import { words as contactWords } from '../pages/contact/contact.words.ts'
import { words as homeWords } from '../pages/home/home.words.ts'
import { otherLanguage, pathTo } from '../places.ts'
import { styleguidePaths } from './paths.ts'
import styles from './styleguide.module.css'
import { words } from './styleguide.words.ts'
import { Tokens } from './tokens.tsx'
import '../styles/prose.css'

/** Every token and still component in both themes side by side. Only in development, at the paths of paths.ts. */
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
  const { start, nav } = frameWords[language]
  const contact = pathTo({ page: 'contact' }, language)
  const crumbs = [
    { name: nav.home, path: pathTo({ page: 'home' }, language) },
    { name: heading, path: styleguidePaths[language] },
  ]
  return (
    <>
      <Relief seed={4}>
        <Hero above={<Breadcrumb crumbs={crumbs} />} heading={heading} lead={say.lead}>
          <ButtonLink href={contact}>{home.primary}</ButtonLink>
          <ButtonLink kind="other" href={contact}>
            {home.secondary}
          </ButtonLink>
          <ButtonLink kind="small" href={contact}>
            {start}
          </ButtonLink>
        </Hero>
      </Relief>
      <Stats label={home.proof.heading} items={home.proof.items} />
      <Section heading={home.services.heading} text={home.services.text}>
        <ServiceCards more={home.services.more} />
      </Section>
      <Section tone="sunken">
        <Grid columns={2}>
          <Note icon={<Anchor aria-hidden size={28} strokeWidth={1.6} />} title={home.about.heading}>
            {home.about.paragraphs[0]}
          </Note>
          <Note icon={<Mark />} title={frameWords[language].footer.hours}>
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
              <PostCard key={post.slug} post={post} brief={index > 0} />
            ))}
        </Grid>
      </Section>
      <Section heading={home.testimonials.heading}>
        <Testimonials ratingText={home.testimonials.rating} />
      </Section>
      <Section heading={contactWords[language].faq.heading} width="narrow" tone="sunken">
        <Questions items={contactWords[language].faq.items} />
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
      <Call words={home.call} primary={contact} secondary={contact} />
    </>
  )
}
