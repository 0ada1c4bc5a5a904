import type { Project } from '../../../content/site/projects-file.ts'
import { ButtonLink } from '../../components/button.tsx'
import { isAim } from '../../components/checked-items.tsx'
import { ListItems, shortened } from '../../components/list-items.tsx'
import { Picture, pictureOf } from '../../components/picture.tsx'
import { TagList } from '../../components/tag-list.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { pathTo } from '../../page-addresses.ts'
import styles from './case-studies.module.css'
import { words } from './case-studies.words.ts'

const technologyCount = 4
const featureCount = 3

/** A case study in short: a close-up, then challenge, solution, features and results, and the way to all of it. */
export function CaseCard({ project }: { project: Project }) {
  const language = useLanguage()
  const { cards: t } = words[language]
  const { caseStudy } = project[language]
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
      <Results texts={caseStudy.results} />
      <div className={styles.story}>
        <div>
          <h4>{t.challenge}</h4>
          <p>{caseStudy.challenge}</p>
        </div>
        <div>
          <h4>{t.solution}</h4>
          <p>{caseStudy.solution}</p>
        </div>
        <div>
          <h4>{t.features}</h4>
          <ul>
            <ListItems texts={caseStudy.features.slice(0, featureCount)} />
          </ul>
        </div>
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

/** The results with a percentage as figures, the others as a list beside or below them. */
function Results({ texts }: { texts: readonly string[] }) {
  const figures = texts.filter((text) => percentage.test(text))
  const points = texts.filter((text) => !percentage.test(text))
  return (
    <div className={styles.results}>
      <h4>{words[useLanguage()].cards.results}</h4>
      <div>
        {figures.length > 0 && (
          <ul className={styles.figures}>
            {figures.map((text) => (
              <Figure key={text} text={text} />
            ))}
          </ul>
        )}
        {points.length > 0 && (
          <ul className={styles.points}>
            <ListItems texts={points} />
          </ul>
        )}
      </div>
    </div>
  )
}

/** What stands before a percentage, the figure, and what it is of. */
const percentage = /^(.*?)([\d.,]+\s?%)(.*)$/

/** "Aim: 50% faster": the word, a figure that an aim has smaller than a result, and what it is of. */
function Figure({ text }: { text: string }) {
  const [, before = '', figure, after] = percentage.exec(text) ?? []
  return (
    <li data-aim={isAim(text, useLanguage()) ? '' : undefined}>
      <strong>
        <small>{before.replace(':', '')}</small> {figure}
      </strong>
      {after}
    </li>
  )
}
