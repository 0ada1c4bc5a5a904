import { Gauge, Search, SquareTerminal, TrendingUp } from 'lucide-react'
import { useLanguage } from '../../addresses/use-address.ts'
import type { Project } from '../../core/site/projects.ts'
import { CardIcon, Note } from '../../design/components/card.tsx'
import { ListItems, TitledItems } from '../../design/components/list-items.tsx'
import { Grid, Section } from '../../design/components/section.tsx'
import { Drawn } from '../../design/illustrations/drawn.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** How it works: its drawing, where it has one, and a row for each part. */
export function TechnicalFeatures({ project: { drawing, ...project } }: { project: Project }) {
  const { technicalFeatures } = project[useLanguage()]
  if (!technicalFeatures?.items.length) return null
  return (
    <Section heading={technicalFeatures.heading}>
      {drawing && (
        <div className={styles.drawing}>
          <Drawn drawing={drawing} />
        </div>
      )}
      <ul className={styles.ledger}>
        <TitledItems items={technicalFeatures.items} />
      </ul>
    </Section>
  )
}

const highlightIcons = [Search, Gauge, SquareTerminal, TrendingUp]

/** The four results of a rebuild. */
export function Highlights({ project }: { project: Project }) {
  const language = useLanguage()
  const { highlights } = project[language]
  if (!highlights?.length) return null
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

/** What the work came to: its impact, and the features that it left. */
export function Outcome({ project }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  const { impact, features } = project[language]
  if (!impact && features.length === 0) return null
  return (
    <Section tone="sunken">
      {impact && (
        <div className={styles.impact}>
          <div>
            <p className={styles.label}>{t.impact}</p>
            <h2>{impact.heading}</h2>
            <p className={styles.summary}>{impact.text}</p>
          </div>
          {impact.points.length > 0 && (
            <ul className={styles.points}>
              <ListItems texts={impact.points} />
            </ul>
          )}
        </div>
      )}
      {features.length > 0 && (
        <>
          <h2 className={styles.features}>{t.keyFeatures}</h2>
          <Grid columns={3}>
            {features.map(({ title, text }) => (
              <Note key={title} title={title}>
                {text}
              </Note>
            ))}
          </Grid>
        </>
      )}
    </Section>
  )
}
