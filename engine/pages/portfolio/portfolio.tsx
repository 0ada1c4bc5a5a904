import { useSearchParams } from 'react-router'
import { projectCategories, projectLabel } from '../../addresses/categories.ts'
import { pathIfShown, pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import type { Project } from '../../core/site/projects.ts'
import { site } from '../../core/site/site.ts'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import Filter from '../../design/components/filter.island.tsx'
import { FilterBar, ListSection } from '../../design/components/filtered-list.tsx'
import { Hero } from '../../design/components/section.tsx'
import { Head } from '../../seo/head.tsx'
import { projectList } from '../../seo/project-work.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'
import { ProjectCard } from './project-card.tsx'

export default function Portfolio() {
  const language = useLanguage()
  const t = words[language]
  const path = pathTo({ page: 'portfolio' }, language)
  const [query] = useSearchParams()
  const categories = projectCategories
    .filter((key) => site.projects.some(({ category }) => category === key))
    .map((key) => ({ key, label: projectLabel(key, language) }))
  const selected = projectCategories.find((key) => key === query.get('category'))
  const isShown = (project: Project) => !selected || project.category === selected

  // Where a category is selected, the featured projects are in the list with the others.
  const featured = selected ? [] : site.projects.filter((project) => project.featured)
  const listed = site.projects.filter((project) => !featured.includes(project))
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
      <Head words={t} about={[projectList(site.projects, language)]} />
      <Hero heading={t.heading} lead={t.lead} />
      {categories.length > 1 && (
        <FilterBar>
          <Island
            name="filter"
            of={Filter}
            props={{
              path,
              chosen: selected ?? '',
              categories,
              words: {
                label: t.filterLabel,
                all: t.all,
                empty: t.empty,
                results: t.results,
                list: t.grid,
              },
              count: site.projects.filter(isShown).length,
            }}
          />
        </FilterBar>
      )}
      {site.projects.some(({ featured }) => featured) && (
        <ListSection id="featured" heading={t.featured} isHidden={Boolean(selected)}>
          <ul className={styles.featured}>{featured.map(cardOf)}</ul>
        </ListSection>
      )}
      {/* The filter puts featured ones there too. */}
      {(listed.length > 0 || categories.length > 1) && (
        <ListSection id="list" heading={selected ? projectLabel(selected, language) : t.grid}>
          <ul className={styles.list}>{listed.map(cardOf)}</ul>
        </ListSection>
      )}
      <CallToAction words={t.call} secondary={pathIfShown('case-studies', language)} />
    </>
  )
}
