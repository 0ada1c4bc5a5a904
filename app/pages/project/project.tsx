import { Code, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { postAt } from '../../../content/articles.ts'
import { ihHemservice, type Project, projectAt } from '../../../content/projects.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Call } from '../../components/call.tsx'
import { useLanguage, useSlug } from '../../components/place.ts'
import { PostCard } from '../../components/post-card.tsx'
import { Grid, Hero, Section } from '../../components/section.tsx'
import { Stats } from '../../components/stats.tsx'
import { frameWords } from '../../frame.words.ts'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import { projectWork } from '../../seo/project-work.ts'
import { Highlights, KeyFeatures, TechnicalFeatures, Technologies } from './features.tsx'
import { MainPicture, Screenshots } from './figures.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'
import { Impact, InShort, Quote, Story } from './story.tsx'

/** One project: what was wrong, what was built, what changed. A project that lacks a part leaves it out. */
export default function ProjectPage() {
  const language = useLanguage()
  const slug = useSlug()
  const project = projectAt(slug)
  if (!project) throw new Error(`content/projects has no ${slug}`)
  const say = words[language]
  const said = project.words[language]
  const { nav } = frameWords[language]
  const portfolio = pathTo({ page: 'portfolio' }, language)
  const crumbs = [
    { name: nav.home, path: pathTo({ page: 'home' }, language) },
    { name: nav.portfolio, path: portfolio },
    { name: said.title, path: pathTo({ page: 'project', slug }, language) },
  ]
  return (
    <>
      <Head words={said.head} crumbs={crumbs} about={[projectWork(project, language)]} />
      <article>
        <Hero above={<Breadcrumb crumbs={crumbs} />} heading={said.head.heading} lead={said.head.lead}>
          <Ways project={project} />
        </Hero>
        <MainPicture project={project} />
        {said.stats && <Stats label={say.stats} items={said.stats} />}
        <Highlights project={project} />
        <InShort project={project} />
        <Story project={project} />
        <TechnicalFeatures project={project} />
        <Screenshots project={project} />
        <Quote project={project} />
        <KeyFeatures project={project} />
        <Technologies project={project} />
        <Impact project={project} />
      </article>
      <div className="not-printed">
        <Section heading={say.related}>
          <Grid columns={2}>
            {project.related.map((folder) => {
              const post = postAt(folder, language)
              return post && <PostCard key={folder} post={post} brief />
            })}
          </Grid>
        </Section>
      </div>
      <Call
        words={{ ...say.call, primary: say.startProject, secondary: say.back }}
        primary={pathTo({ page: 'contact' }, language)}
        secondary={portfolio}
      />
    </>
  )
}

/** Ways out of the opening: to the running project and its source, or to the case in English. */
function Ways({ project: { slug, links } }: { project: Project }) {
  const language = useLanguage()
  const say = words[language]
  // The Swedish address of this one case has answered in English before, so it says where that text is now.
  const wasInEnglish = language === 'sv' && slug === ihHemservice.slug
  if (!links && !wasInEnglish) return null
  return (
    <>
      {links && (
        <>
          <OutwardLink href={links.live}>
            <ExternalLink aria-hidden size={18} /> {say.live}
          </OutwardLink>
          <OutwardLink href={links.code}>
            <Code aria-hidden size={18} /> {say.code}
          </OutwardLink>
        </>
      )}
      {wasInEnglish && (
        <a className={styles.english} href={pathTo({ page: 'project', slug }, 'en')} hrefLang="en" lang="en">
          {say.readInEnglish}
        </a>
      )}
    </>
  )
}

function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink kind="other" href={href} target="_blank" rel="noopener external">
      {children}
      <span className="unseen">({frameWords[useLanguage()].newTab})</span>
    </ButtonLink>
  )
}
