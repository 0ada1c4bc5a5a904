import { ArrowRight } from 'lucide-react'
import type { Project } from '../../content/projects.ts'
import { tracked } from '../interactive/analytics/tracked.ts'
import { words } from '../pages/portfolio/portfolio.words.ts'
import { pathTo } from '../places.ts'
import card from './card.module.css'
import { Picture, pictureOf } from './picture.tsx'
import { useLanguage } from './place.ts'
import styles from './project-card.module.css'
import '../styles/carried.css'

const tagsShown = 4

/**
 * A project in the list, one target as a whole. Where it has the width its picture stands beside the text, else
 * above it: the filter moves cards between the large featured ones and the grid.
 */
export function ProjectCard({
  project,
  brief = false,
  isFirst = false,
  isHidden = false,
}: {
  project: Project
  /** Beside another subject: no tags. */
  brief?: boolean
  /** Stands highest on the page. */
  isFirst?: boolean
  isHidden?: boolean
}) {
  const language = useLanguage()
  const say = words[language]
  const said = project.words[language]
  const moreTags = said.tags.length - tagsShown
  return (
    <li
      className={styles.card}
      data-category={project.category}
      data-featured={project.featured ? '' : undefined}
      hidden={isHidden}
    >
      <div className={`${card.raised} ${styles.inner}`}>
        <Picture
          source={pictureOf(project, project.pictures[0])}
          alt={said.alt}
          sizes="(width < 60rem) 92vw, 40rem"
          first={isFirst}
          className={styles.picture}
        />
        <div className={styles.text}>
          <p className={card.about}>
            <span>{say.categories[project.category]}</span>
            <span>{said.duration}</span>
          </p>
          <h3>
            <a
              className={card.whole}
              href={pathTo({ page: 'project', slug: project.slug }, language)}
              {...tracked(['portfolio_click', { project: project.slug }])}
            >
              {said.title}
            </a>
          </h3>
          <p className={styles.description}>{said.description}</p>
          {!brief && (
            <ul className={card.tags}>
              {said.tags.slice(0, tagsShown).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
              {moreTags > 0 && <li>{say.more(moreTags)}</li>}
            </ul>
          )}
          <span className={card.more} aria-hidden="true">
            {say.view} <ArrowRight size={18} />
          </span>
        </div>
      </div>
    </li>
  )
}
