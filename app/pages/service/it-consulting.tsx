import { Gauge, GraduationCap, Map as MapIcon, Network } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardIcon } from '../../components/card.tsx'
import { Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { DecisionMap } from '../../illustrations/decision-map.tsx'
import { words } from './it-consulting.words.ts'
import styles from './service.module.css'
import { Benefits, Drawing } from './service-sections.tsx'

const icons = [MapIcon, Network, Gauge, GraduationCap]

export function ItConsulting({ prices }: { prices: ReactNode }) {
  const t = words[useLanguage()]
  return (
    <>
      <Section heading={t.cards.heading} text={t.cards.text}>
        <ul className={styles.ledger}>
          {t.cards.items.map(({ title, text }, index) => {
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
      {prices}
      <Drawing words={t.diagram}>
        <DecisionMap words={t.diagram} />
      </Drawing>
      <Benefits words={t.benefits} />
    </>
  )
}
