import { Gauge, Search, SquareTerminal, TrendingUp } from 'lucide-react'
import type { Project } from '../../../content/projects.ts'
import { Note } from '../../components/card.tsx'
import { useLanguage } from '../../components/place.ts'
import { Grid, Section } from '../../components/section.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** How it works inside, as a ledger: the heading stays while the rows pass. */
export function TechnicalFeatures({ project }: { project: Project }) {
  const { technicalFeatures } = project.words[useLanguage()]
  if (!technicalFeatures) return null
  return (
    <Section>
      <div className={styles.ledger}>
        <h2>{technicalFeatures.heading}</h2>
        <ul>
          {technicalFeatures.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const highlightIcons = [Search, Gauge, SquareTerminal, TrendingUp]

/** The four things that a rebuild gave. */
export function Highlights({ project }: { project: Project }) {
  const language = useLanguage()
  const { highlights } = project.words[language]
  if (!highlights) return null
  return (
    <Section tone="sunken" heading={words[language].highlights}>
      <Grid columns={4}>
        {highlights.map(({ title, text }, index) => {
          const Icon = highlightIcons[index] ?? Search
          return (
            <Note key={title} icon={<Icon aria-hidden size={28} strokeWidth={1.6} />} title={title}>
              {text}
            </Note>
          )
        })}
      </Grid>
    </Section>
  )
}

export function KeyFeatures({ project }: { project: Project }) {
  const language = useLanguage()
  return (
    <Section heading={words[language].keyFeatures}>
      <Grid columns={3}>
        {project.words[language].features.map(({ title, text }) => (
          <Note key={title} title={title}>
            {text}
          </Note>
        ))}
      </Grid>
    </Section>
  )
}

/** What it is made with, in large type, and what it is about. */
export function Technologies({ project }: { project: Project }) {
  const language = useLanguage()
  const say = words[language]
  return (
    <Section>
      <div className={styles.ledger}>
        <h2>{say.technologies}</h2>
        <div>
          <ul className={styles.technologies} data-heading>
            {project.technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
          <h3 className={styles.topics}>{say.tags}</h3>
          <ul className={styles.tags}>
            {project.words[language].tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
