import { Code, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage, useSlug } from '../../addresses/use-address.ts'
import { postAt } from '../../core/articles/articles.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import type { Project } from '../../core/site/projects.ts'
import { site } from '../../core/site/site.ts'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { ButtonLink } from '../../design/components/button.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { Grid, Hero, Section } from '../../design/components/section.tsx'
import { Stats } from '../../design/components/stats.tsx'
import { Head } from '../../seo/head.tsx'
import { projectWork } from '../../seo/project-work.ts'
import { PostCard } from '../blog/post-card.tsx'
import { Highlights, Outcome, TechnicalFeatures } from './features.tsx'
import { CloseUp, MainPicture, Screenshots } from './figures.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'
import { InShort, Quote, Story } from './story.tsx'

/** The page of one project. Parts that a project does not have are left out. */
export default function ProjectPage() {
  const language = useLanguage()
  const slug = useSlug()
  const project = site.projects.find((one) => one.slug === slug)
  if (!project) throw new Error(`There is no project ${slug}`)
  const t = words[language]
  const related = project.related.flatMap((folder) => postAt(folder, language) ?? [])
  const texts = project[language]
  const portfolio = pathIfShown('portfolio', language)
  const crumbs = crumbsFromHome(
    language,
    ...(portfolio ? [[layoutWords[language].nav.portfolio, { page: 'portfolio' }] as const] : []),
    [texts.title, { page: 'project', slug: project.slug }],
  )
  return (
    <>
      <Head words={texts.head} crumbs={crumbs} about={[projectWork(project, language)]} />
      <article className={styles.article}>
        <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={texts.head.heading} lead={texts.head.lead}>
          <ProjectLinks project={project} />
        </Hero>
        <MainPicture project={project} />
        {texts.stats && <Stats label={t.stats} items={texts.stats} />}
        {texts.measured && <Stats label={t.stats} items={texts.measured.figures} note={texts.measured.how} />}
        <Highlights project={project} />
        <InShort project={project} />
        <Story project={project} />
        <TechnicalFeatures project={project} />
        <Screenshots project={project} />
        <CloseUp project={project} />
        <Quote project={project} />
        <Outcome project={project} />
      </article>
      {related.length > 0 && (
        <Section heading={t.related} isPrinted={false}>
          <Grid columns={related.length > 2 ? 3 : 2}>
            {related.map((post) => (
              <PostCard key={post.folder} post={post} isBrief />
            ))}
          </Grid>
        </Section>
      )}
      <CallToAction words={{ ...t.call, primary: t.startProject, secondary: t.back }} secondary={portfolio} />
    </>
  )
}

/** Links to the running project and its source code, or to the English page. */
function ProjectLinks({ project: { slug, links, linksToEnglish } }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  const hasEnglishLink = linksToEnglish && language === 'sv' && languages.includes('en')
  if (!links.live && !links.code && !hasEnglishLink) return null
  return (
    <>
      {links.live && (
        <ExternalButton href={links.live}>
          <ExternalLink aria-hidden size={18} /> {t.live}
        </ExternalButton>
      )}
      {links.code && (
        <ExternalButton href={links.code}>
          <Code aria-hidden size={18} /> {t.code}
        </ExternalButton>
      )}
      {hasEnglishLink && (
        <a className={styles.english} href={pathTo({ page: 'project', slug }, 'en')} hrefLang="en" lang="en">
          {t.readInEnglish}
        </a>
      )}
    </>
  )
}

function ExternalButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink kind="secondary" href={href} target="_blank" rel="noopener external">
      {children}
      <span className="visually-hidden">({layoutWords[useLanguage()].newTab})</span>
    </ButtonLink>
  )
}
