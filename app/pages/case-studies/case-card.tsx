import { Check } from 'lucide-react'
import type { Project } from '../../../content/projects.ts'
import { ButtonLink } from '../../components/button.tsx'
import { useLanguage } from '../../components/place.ts'
import { pathTo } from '../../places.ts'
import styles from './case-studies.module.css'
import { words } from './case-studies.words.ts'

const technologiesShown = 4
const featuresShown = 3

/** A case told in brief: what stood in the way and what was done about it, then what that gave. */
export function CaseCard({ project }: { project: Project }) {
  const language = useLanguage()
  const { cards: say } = words[language]
  const { caseStudy } = project.words[language]
  const moreTechnologies = project.technologies.length - technologiesShown
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <p className={styles.about}>
          <span>{caseStudy.category}</span>
          <span>{caseStudy.duration}</span>
        </p>
        <h3>{caseStudy.title}</h3>
        <p className={styles.description}>{caseStudy.description}</p>
        <h4 className="unseen">{say.technologies}</h4>
        <ul className={styles.technologies}>
          {project.technologies.slice(0, technologiesShown).map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
          {moreTechnologies > 0 && <li>{say.more(moreTechnologies)}</li>}
        </ul>
      </div>
      <div className={styles.story}>
        <div>
          <h4>{say.challenge}</h4>
          <p>{caseStudy.challenge}</p>
        </div>
        <div>
          <h4>{say.solution}</h4>
          <p>{caseStudy.solution}</p>
        </div>
        <div>
          <h4>{say.features}</h4>
          <ul>
            {caseStudy.features.slice(0, featuresShown).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.results}>
        <h4>{say.results}</h4>
        <ul>
          {caseStudy.results.map((result) => (
            <li key={result}>
              <Check aria-hidden size={20} />
              {result}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.read}>
        <ButtonLink kind="other" href={pathTo({ page: 'project', slug: project.slug }, language)}>
          {say.read}
          <span className="unseen">: {caseStudy.title}</span>
        </ButtonLink>
      </p>
    </li>
  )
}
