import { Gauge, GraduationCap, Map as MapIcon, Network } from 'lucide-react'
import { useLanguage } from '../../components/place.ts'
import { Section } from '../../components/section.tsx'
import { DecisionMap } from './decision-map.tsx'
import { words } from './it-consulting.words.ts'
import { Benefits, Drawing, Related } from './parts.tsx'
import styles from './service.module.css'

const icons = [MapIcon, Network, Gauge, GraduationCap]

export function ItConsulting() {
  const say = words[useLanguage()]
  return (
    <>
      <Section heading={say.cards.heading} text={say.cards.text}>
        <ul className={styles.ledger}>
          {say.cards.items.map(({ title, text }, index) => {
            const Icon = icons[index]
            return (
              <li key={title}>
                {Icon && <Icon aria-hidden size={28} strokeWidth={1.6} />}
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
      <Related tone="sunken" to="it-consulting" words={say.related} />
    </>
  )
}
