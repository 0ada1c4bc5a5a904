import { Gauge, Search, SquareTerminal, TrendingUp } from 'lucide-react'
import type { Project } from '../../../content/projects.ts'
import { CardIcon, Note } from '../../components/card.tsx'
import { ListItems, TitledItems } from '../../components/lists.tsx'
import { Grid, Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** The heading stays in view while the rows scroll. */
export function TechnicalFeatures({ project }: { project: Project }) {
  const { technicalFeatures } = project[useLanguage()]
  if (!technicalFeatures) return null
  return (
    <Section>
      <div className={styles.ledger}>
        <h2>{technicalFeatures.heading}</h2>
        <ul>
          <TitledItems items={technicalFeatures.items} />
        </ul>
      </div>
    </Section>
  )
}

const highlightIcons = [Search, Gauge, SquareTerminal, TrendingUp]

/** The four results of a rebuild. */
export function Highlights({ project }: { project: Project }) {
  const language = useLanguage()
  const { highlights } = project[language]
  if (!highlights) return null
  return (
    <Section tone="sunken" heading={words[language].highlights}>
      <Grid columns={4}>
        {highlights.map(({ title, text }, index) => (
          <Note key={title} icon={<CardIcon icon={highlightIcons[index] ?? Search} />} title={title}>
            {text}
          </Note>
        ))}
      </Grid>
    </Section>
  )
}

export function KeyFeatures({ project }: { project: Project }) {
  const language = useLanguage()
  return (
    <Section heading={words[language].keyFeatures}>
      <Grid columns={3}>
        {project[language].features.map(({ title, text }) => (
          <Note key={title} title={title}>
            {text}
          </Note>
        ))}
      </Grid>
    </Section>
  )
}

export function Technologies({ project }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  return (
    <Section>
      <div className={styles.ledger}>
        <h2>{t.technologies}</h2>
        <div>
          <ul className={styles.technologies}>
            <ListItems texts={project.technologies} />
          </ul>
          <h3 className={styles.topics}>{t.tags}</h3>
          <ul className={styles.technologies}>
            <ListItems texts={project[language].tags} />
          </ul>
        </div>
      </div>
    </Section>
  )
}
