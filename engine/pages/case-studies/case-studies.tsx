import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { isCaseStudy } from '../../core/site/projects.ts'
import { site } from '../../core/site/site.ts'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { narrowOf, Picture, pictureOf } from '../../design/components/picture.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { Stats } from '../../design/components/stats.tsx'
import { Steps } from '../../design/components/steps.tsx'
import { Head } from '../../seo/head.tsx'
import { projectList } from '../../seo/project-work.ts'
import { CaseCard } from './case-card.tsx'
import styles from './case-studies.module.css'
import { words } from './case-studies.words.ts'

const told = site.projects.filter(isCaseStudy)

/** The featured ones first, as in the portfolio. */
const cases = [...told].sort((a, b) => Number(b.featured) - Number(a.featured))

/** Two, because more would cover each other. */
const shownAtTop = cases.filter((_, index) => index === 0 || index === cases.length - 1)

export default function CaseStudies() {
  const language = useLanguage()
  const t = words[language]
  const portfolio = pathIfShown('portfolio', language)
  const crumbs = crumbsFromHome(language, [t.name, { page: 'case-studies' }])
  return (
    <>
      <Head words={t} crumbs={crumbs} about={[projectList(told, language)]} />
      <div className={styles.top}>
        <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={t.heading} lead={t.lead}>
          <ButtonLink href={pathTo({ page: 'contact' }, language)}>{layoutWords[language].book}</ButtonLink>
          {portfolio && (
            <ButtonLink kind="secondary" href={portfolio}>
              {t.heroSecondary}
            </ButtonLink>
          )}
        </Hero>
        <div className={styles.strip}>
          {shownAtTop.map((project) => (
            <div key={project.slug}>
              <Picture
                source={narrowOf(pictureOf(project, project.casePicture, language))}
                alt=""
                sizes="(width < 44rem) 48vw, 21rem"
              />
            </div>
          ))}
        </div>
      </div>
      <Stats label={t.statsLabel} items={t.stats} note={t.statsNote} />
      <Section heading={t.cards.heading}>
        <ul className={styles.cases}>
          {cases.map((project) => (
            <CaseCard key={project.slug} project={project} />
          ))}
        </ul>
      </Section>
      <Section tone="sunken" heading={t.process.heading} text={t.process.text}>
        <Steps items={t.process.steps} />
      </Section>
      <CallToAction words={t.call} secondary={portfolio} />
    </>
  )
}
