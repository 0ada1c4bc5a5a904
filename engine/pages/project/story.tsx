import { categoryOfProject } from '../../addresses/categories.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import type { Project } from '../../core/site/projects.ts'
import { DefinitionRows, ListItems, Paragraphs } from '../../design/components/list-items.tsx'
import { Section } from '../../design/components/section.tsx'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** The summary, with the facts of the project below it. */
export function InShort({ project }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  const texts = project[language]
  const ownFacts = texts.facts ?? [
    { label: t.durationLabel, value: texts.duration },
    { label: t.teamLabel, value: texts.team },
  ]
  const topics = texts.tags.filter((tag) => !project.technologies.includes(tag))
  const facts = [
    { label: t.clientLabel, value: texts.client },
    { label: t.categoryLabel, value: categoryOfProject(project, language) },
    ...ownFacts,
    { label: t.technologies, value: project.technologies.join(', ') },
    { label: t.tags, value: topics.join(', ') },
  ].filter(({ value }) => value)
  // Projects with figures show these instead.
  const results = texts.stats ? [] : texts.results
  const { longDescription } = texts
  const isTold = longDescription || results.length > 0
  if (!isTold && facts.length === 0) return null
  return (
    <Section>
      <div className={styles.short}>
        <h2>{t.inShort}</h2>
        {isTold && (
          <div>
            {longDescription && <p className={styles.summary}>{longDescription}</p>}
            {results.length > 0 && (
              <>
                <h3>{t.results}</h3>
                <ul className={styles.points}>
                  <ListItems texts={results} />
                </ul>
              </>
            )}
          </div>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            <DefinitionRows rows={facts} />
          </dl>
        )}
      </div>
    </Section>
  )
}

export function Story({ project }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  const { challenge, solution } = project[language]
  const parts = [
    { label: t.challenge, story: challenge },
    { label: t.solution, story: solution },
  ].flatMap(({ label, story }) => (story?.paragraphs.length ? [{ label, ...story }] : []))
  if (parts.length === 0) return null
  return (
    <Section tone="sunken">
      <div className={styles.story}>
        {parts.map(({ label, heading, paragraphs }) => (
          <div key={label}>
            <p className={styles.label}>{label}</p>
            <h2>{heading}</h2>
            <Paragraphs texts={paragraphs} />
          </div>
        ))}
      </div>
    </Section>
  )
}

export function Quote({ project }: { project: Project }) {
  const language = useLanguage()
  const t = words[language]
  const { testimonial } = project[language]
  if (!testimonial) return null
  return (
    <Section>
      <figure className={styles.quote} aria-label={t.testimonial}>
        <blockquote>
          <p>{testimonial.quote}</p>
        </blockquote>
        <figcaption>{testimonial.author}</figcaption>
      </figure>
    </Section>
  )
}
