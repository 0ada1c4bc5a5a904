import { useSearchParams } from 'react-router'
import { type Project, projects } from '../../../content/projects.ts'
import { projectCategories } from '../../categories.ts'
import { Call } from '../../components/call.tsx'
import { useLanguage } from '../../components/place.ts'
import { ProjectCard } from '../../components/project-card.tsx'
import { Hero } from '../../components/section.tsx'
import { Filter } from '../../interactive/filter.tsx'
import { Island } from '../../interactive/island.tsx'
import { pathTo } from '../../places.ts'
import { Head } from '../../seo/head.tsx'
import { projectList } from '../../seo/project-work.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'

export default function Portfolio() {
  const language = useLanguage()
  const say = words[language]
  const path = pathTo({ page: 'portfolio' }, language)
  const [query] = useSearchParams()
  const categories = projectCategories.map((key) => ({ key, label: say.categories[key] }))
  const chosen = projectCategories.find((key) => key === query.get('category'))
  const isShown = (project: Project) => !chosen || project.category === chosen

  // Under a category the featured ones stand in the list with the others.
  const featured = chosen ? [] : projects.filter((project) => project.featured)
  const listed = projects.filter((project) => !featured.includes(project))
  const first = [...featured, ...listed].find(isShown)
  const cardOf = (project: Project) => (
    <ProjectCard
      key={project.slug}
      project={project}
      isFirst={project === first}
      isHidden={!isShown(project)}
    />
  )
  return (
    <>
      <Head words={say} about={[projectList(projects, language)]} />
      <Hero heading={say.heading} lead={say.lead} />
      <div className={styles.filter}>
        <Island
          name="filter"
          of={Filter}
          props={{
            path,
            chosen: chosen ?? '',
            categories,
            words: { label: say.filterLabel, all: say.all, empty: say.empty, results: say.results },
            count: projects.filter(isShown).length,
          }}
        />
      </div>
      <section id="featured" className={styles.section} hidden={Boolean(chosen)}>
        <h2>{say.featured}</h2>
        <ul className={styles.featured}>{featured.map(cardOf)}</ul>
      </section>
      <section id="list" className={styles.section}>
        <h2>{say.grid}</h2>
        <ul className={styles.list}>{listed.map(cardOf)}</ul>
      </section>
      <Call
        words={say.call}
        primary={pathTo({ page: 'contact' }, language)}
        secondary={pathTo({ page: 'case-studies' }, language)}
      />
    </>
  )
}
