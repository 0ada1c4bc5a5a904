import { Gauge, GraduationCap, Map as MapIcon, Network } from 'lucide-react'
import { postAt } from '../../../content/articles.ts'
import { CardIcon } from '../../components/card.tsx'
import { pathOfPost } from '../../components/post-card.tsx'
import { Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { DecisionMap } from '../../illustrations/decision-map.tsx'
import { words } from './it-consulting.words.ts'
import styles from './service.module.css'
import { Benefits, Drawing } from './service-sections.tsx'

const icons = [MapIcon, Network, Gauge, GraduationCap]

export function ItConsulting() {
  const language = useLanguage()
  const say = words[language]
  const sixPoints = postAt('it-services-solvesborg', language)
  return (
    <>
      <Section heading={say.cards.heading} text={say.cards.text}>
        <ul className={styles.ledger}>
          {say.cards.items.map(({ title, text }, index) => {
            const icon = icons[index]
            return (
              <li key={title}>
                {icon && <CardIcon icon={icon} />}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </Section>
      <Drawing words={say.diagram}>
        <DecisionMap words={say.diagram} />
      </Drawing>
      <Benefits words={say.benefits} />
      {sixPoints && (
        <Section width="narrow">
          <p>
            {say.sixPoints} <a href={pathOfPost(sixPoints)}>{sixPoints.title}</a>
          </p>
        </Section>
      )}
    </>
  )
}
