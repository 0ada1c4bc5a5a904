import { ArrowRight } from 'lucide-react'
import { categoryOfProject } from '../../addresses/categories.ts'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { tracked } from '../../core/browser/tracked.ts'
import type { Project } from '../../core/site/projects.ts'
import card from '../../design/components/card.module.css'
import { ListItems, shortened } from '../../design/components/list-items.tsx'
import { Picture, pictureOf } from '../../design/components/picture.tsx'
import { words } from './portfolio.words.ts'
import styles from './project-card.module.css'
import '../../design/styles/carried.css'

const tagCount = 4

/**
 * A project in a list. Where the card is wide its picture is beside the text, else above it: the filter moves cards
 * between the large featured ones and the grid.
 */
export function ProjectCard({
  project,
  isBrief = false,
  isFirst = false,
  isHidden = false,
}: {
  project: Project
  /** Without tags, for lists on other pages. */
  isBrief?: boolean
  /** At the top of the page, so that its picture loads first. */
  isFirst?: boolean
  isHidden?: boolean
}) {
  const language = useLanguage()
  const t = words[language]
  const texts = project[language]
  return (
    <li
      className={styles.card}
      data-category={project.category ?? ''}
      data-featured={project.featured ? '' : undefined}
      data-brief={isBrief ? '' : undefined}
      hidden={isHidden}
    >
      <div className={`${card.raised} ${styles.inner}`}>
        <Picture
          source={pictureOf(project, project.cardPicture, language)}
          alt={texts.alt}
          sizes="(width < 60rem) 92vw, 40rem"
          isPriority={isFirst}
          className={styles.picture}
        />
        <div className={styles.text}>
          {project.category && <p className={card.category}>{categoryOfProject(project, language)}</p>}
          <h3>
            <a
              className={card.cardLink}
              href={pathTo({ page: 'project', slug: project.slug }, language)}
              {...tracked(['portfolio_click', { project: project.slug }])}
            >
              {texts.title}
            </a>
          </h3>
          <p className={styles.description}>{texts.description}</p>
          {(texts.client || texts.duration) && (
            <p className={card.about}>
              {texts.client && <span>{texts.client}</span>}
              {texts.duration && <span>{texts.duration}</span>}
            </p>
          )}
          {!isBrief && texts.tags.length > 0 && (
            <ul className={card.tags}>
              <ListItems texts={shortened(texts.tags, tagCount, t.more)} />
            </ul>
          )}
          <span className={card.more} aria-hidden="true">
            {t.view} <ArrowRight size={18} />
          </span>
        </div>
      </div>
    </li>
  )
}
