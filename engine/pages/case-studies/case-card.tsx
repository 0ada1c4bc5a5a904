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
  const { caseStudy, measured } = project[language]
  const figure = measured?.figures[0]
  return (
    <li className={styles.case}>
      <Picture
        source={pictureOf(project, project.casePicture, language)}
        alt={caseStudy.alt}
        sizes="(width < 60rem) 92vw, 42rem"
        className={styles.picture}
      />
      <div className={styles.head}>
        <p className={styles.about}>
          <span>{caseStudy.category}</span>
          <span>{caseStudy.duration}</span>
        </p>
        <h3>{caseStudy.title}</h3>
        <p className={styles.description}>{caseStudy.description}</p>
      </div>
      <div className={styles.story}>
        <div>
          <h4>{t.challenge}</h4>
          <p>{caseStudy.challenge}</p>
        </div>
        <div>
          <h4>{t.solution}</h4>
          <p>{caseStudy.solution}</p>
          {caseStudy.stages.length > 0 && (
            <ol>
              {caseStudy.stages.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ol>
          )}
        </div>
        <div>
          <h4>{t.results}</h4>
          <ul>
            <ListItems texts={caseStudy.results} />
          </ul>
        </div>
      </div>
      {figure && (
        <p className={styles.figure}>
          <strong>{withSmallUnit(figure.value)}</strong> <span>{figure.label}</span>
        </p>
      )}
      <div className={styles.story}>
        {caseStudy.cost && (
          <div>
            <h4>{t.cost}</h4>
            <p>{caseStudy.cost}</p>
          </div>
        )}
        <div>
          <h4>{t.features}</h4>
          <ul>
            <ListItems texts={caseStudy.features.slice(0, featureCount)} />
          </ul>
        </div>
        {caseStudy.counted && (
          <div>
            <h4>{t.counted}</h4>
            <p>{caseStudy.counted}</p>
          </div>
        )}
      </div>
      <div className={styles.onward}>
        <div>
          <h4 className="visually-hidden">{t.technologies}</h4>
          <TagList tags={shortened(project.technologies, technologyCount, t.more)} />
        </div>
        <ButtonLink kind="secondary" href={pathTo({ page: 'project', slug: project.slug }, language)}>
          {t.read}
          <span className="visually-hidden">: {caseStudy.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
