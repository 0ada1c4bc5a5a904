import { Check, Star } from 'lucide-react'
import type { Project } from '../../../content/projects.ts'
import { useLanguage } from '../../components/place.ts'
import { Section } from '../../components/section.tsx'
import { words as portfolioWords } from '../portfolio/portfolio.words.ts'
import styles from './project.module.css'
import { words } from './project.words.ts'

/** The summary and what came of it, with the plain facts in a rail beside them. */
export function InShort({ project }: { project: Project }) {
  const language = useLanguage()
  const say = words[language]
  const said = project.words[language]
  const ownFacts = said.facts ?? [
    { label: say.durationLabel, value: said.duration },
    { label: say.teamLabel, value: said.team },
  ]
  const rail = [
    { label: say.clientLabel, value: said.client },
    { label: say.categoryLabel, value: portfolioWords[language].categories[project.category] },
    ...ownFacts,
  ]
  return (
    <Section>
      <div className={styles.short}>
        <div>
          <h2>{say.inShort}</h2>
          <p className={styles.summary}>{said.longDescription}</p>
          {/* Where there are figures, they have said it already. */}
          {!said.stats && (
            <>
              <h3>{say.results}</h3>
              <Ticked items={said.results} />
            </>
          )}
        </div>
        <dl className={styles.rail}>
          {rail.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** Challenge and solution, read one after the other or side by side. */
export function Story({ project }: { project: Project }) {
  const language = useLanguage()
  const say = words[language]
  const { challenge, solution } = project.words[language]
  return (
    <Section tone="sunken">
      <div className={styles.story}>
        {[
          { label: say.challenge, ...challenge },
          { label: say.solution, ...solution },
        ].map(({ label, heading, paragraphs }) => (
          <div key={label}>
            <p className={styles.label}>{label}</p>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

const stars = [1, 2, 3, 4, 5]

/** What the client says. */
export function Quote({ project }: { project: Project }) {
  const language = useLanguage()
  const say = words[language]
  const { testimonial } = project.words[language]
  if (!testimonial) return null
  return (
    <Section>
      <figure className={styles.quote} aria-label={say.testimonial} data-heading>
        <p className={styles.stars}>
          <span className="unseen">{say.rating}</span>
          {stars.map((star) => (
            <Star key={star} aria-hidden size={22} fill="currentColor" strokeWidth={0} />
          ))}
        </p>
        <blockquote>
          <p>{testimonial.quote}</p>
        </blockquote>
        <figcaption>{testimonial.author}</figcaption>
      </figure>
    </Section>
  )
}

/** What changed once it was in use. */
export function Impact({ project }: { project: Project }) {
  const language = useLanguage()
  const { impact } = project.words[language]
  return (
    <Section tone="sunken">
      <div className={styles.impact}>
        <div>
          <p className={styles.label}>{words[language].impact}</p>
          <h2>{impact.heading}</h2>
          <p className={styles.summary}>{impact.text}</p>
        </div>
        <Ticked items={impact.points} />
      </div>
    </Section>
  )
}

function Ticked({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticked}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden size={20} />
          {item}
        </li>
      ))}
    </ul>
  )
}
