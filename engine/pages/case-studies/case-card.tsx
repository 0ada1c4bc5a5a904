import type { ReactNode } from 'react'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import type { Project } from '../../core/site/projects.ts'
import { ButtonLink } from '../../design/components/button.tsx'
import { ListItems, shortened } from '../../design/components/list-items.tsx'
import { Picture, pictureOf } from '../../design/components/picture.tsx'
import { withSmallUnit } from '../../design/components/stats.tsx'
import { TagList } from '../../design/components/tag-list.tsx'
import styles from './case-studies.module.css'
import { words } from './case-studies.words.ts'

const technologyCount = 4
const featureCount = 3

/** A case study in short: a close-up, what it was like, what was done, what it is like now and what it cost. */
export function CaseCard({ project }: { project: Project }) {
  const language = useLanguage()
  const { cards: t } = words[language]
  const { title, description, alt, duration, caseStudy, measured } = project[language]
  if (!caseStudy) return null
  const about = [caseStudy.category, caseStudy.duration ?? duration].filter(Boolean)
  const { challenge, solution, stages, results, cost, features, counted } = caseStudy
  const figure = measured?.figures[0]
  return (
    <li className={styles.case}>
      <Picture
        source={pictureOf(project, project.casePicture, language)}
        alt={caseStudy.alt ?? alt}
        sizes="(width < 60rem) 92vw, 42rem"
        className={styles.picture}
      />
      <div className={styles.head}>
        {about.length > 0 && (
          <p className={styles.about}>
            {about.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
        <h3>{caseStudy.title ?? title}</h3>
        <p className={styles.description}>{caseStudy.description ?? description}</p>
      </div>
      <Story>
        {challenge && (
          <div>
            <h4>{t.challenge}</h4>
            <p>{challenge}</p>
          </div>
        )}
        {(solution || stages.length > 0) && (
          <div>
            <h4>{t.solution}</h4>
            {solution && <p>{solution}</p>}
            {stages.length > 0 && (
              <ol>
                {stages.map(({ title, text }) => (
                  <li key={title}>
                    <strong>{title}</strong> {text}
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
        {results.length > 0 && (
          <div>
            <h4>{t.results}</h4>
            <ul>
              <ListItems texts={results} />
            </ul>
          </div>
        )}
      </Story>
      {figure && (
        <p className={styles.figure}>
          <strong>{withSmallUnit(figure.value)}</strong> <span>{figure.label}</span>
        </p>
      )}
      <Story>
        {cost && (
          <div>
            <h4>{t.cost}</h4>
            <p>{cost}</p>
          </div>
        )}
        {features.length > 0 && (
          <div>
            <h4>{t.features}</h4>
            <ul>
              <ListItems texts={features.slice(0, featureCount)} />
            </ul>
          </div>
        )}
        {counted && (
          <div>
            <h4>{t.counted}</h4>
            <p>{counted}</p>
          </div>
        )}
      </Story>
      <div className={styles.onward}>
        {project.technologies.length > 0 && (
          <div>
            <h4 className="visually-hidden">{t.technologies}</h4>
            <TagList tags={shortened(project.technologies, technologyCount, t.more)} />
          </div>
        )}
        <ButtonLink kind="secondary" href={pathTo({ page: 'project', slug: project.slug }, language)}>
          {t.read}
          <span className="visually-hidden">: {caseStudy.title ?? title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

/** Parts side by side, where there are any. */
const Story = ({ children }: { children: ReactNode[] }) =>
  children.some(Boolean) && <div className={styles.story}>{children}</div>
