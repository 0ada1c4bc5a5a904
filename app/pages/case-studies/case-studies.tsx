import { projects } from '../../../content/projects.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Call } from '../../components/call.tsx'
import { useLanguage } from '../../components/place.ts'
import { Hero, Section } from '../../components/section.tsx'
import { Stats } from '../../components/stats.tsx'
import { frameWords } from '../../frame.words.ts'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import { projectList } from '../../seo/project-work.ts'
import { CaseCard } from './case-card.tsx'
import styles from './case-studies.module.css'
import { words } from './case-studies.words.ts'

export default function CaseStudies() {
  const language = useLanguage()
  const say = words[language]
  const contact = pathTo({ page: 'contact' }, language)
  const portfolio = pathTo({ page: 'portfolio' }, language)
  const crumbs = [
    { name: frameWords[language].nav.home, path: pathTo({ page: 'home' }, language) },
    { name: say.name, path: pathTo({ page: 'case-studies' }, language) },
  ]
  return (
    <>
      <Head words={say} crumbs={crumbs} about={[projectList(projects, language)]} />
      <Hero above={<Breadcrumb crumbs={crumbs} />} heading={say.heading} lead={say.lead}>
        <ButtonLink href={contact}>{say.hero.primary}</ButtonLink>
        <ButtonLink kind="other" href={portfolio}>
          {say.hero.secondary}
        </ButtonLink>
      </Hero>
      <Stats label={say.statsLabel} items={say.stats} />
      <Section heading={say.cards.heading}>
        <ul className={styles.cases}>
          {projects.map((project) => (
            <CaseCard key={project.slug} project={project} />
          ))}
        </ul>
      </Section>
      <Section tone="sunken" heading={say.process.heading} text={say.process.text}>
        <ol className={styles.process} data-heading>
          {say.process.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Call words={say.call} primary={contact} secondary={portfolio} />
    </>
  )
}
