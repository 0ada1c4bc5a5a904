import { useLanguage } from '../../addresses/use-address.ts'
import { facts } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { BusinessFacts } from '../../design/components/business-facts.tsx'
import { ListItems, Paragraphs } from '../../design/components/list-items.tsx'
import { Picture, personPicture, portrait } from '../../design/components/picture.tsx'
import { Section } from '../../design/components/section.tsx'
import styles from './about.module.css'
import { words } from './about.words.ts'

/** The person behind the brand: portrait, name, role, story, background. Nothing while the owner has no name. */
export function Person() {
  const language = useLanguage()
  const t = words[language].person
  const { role, story, background, memberships } = facts.person[language]
  const { owner } = facts
  if (!owner) return null
  return (
    <Section>
      <div className={styles.person}>
        {personPicture && (
          <Picture
            source={personPicture}
            alt={portrait ? fill(t.portrait, { name: owner }) : ''}
            sizes="(width < 46rem) 92vw, 24rem"
            className={styles.portrait}
          />
        )}
        <div className={styles.intro}>
          <h2>{owner}</h2>
          {role && <p className={styles.role}>{role}</p>}
          <Paragraphs texts={story} />
          <Lines heading={t.background} texts={background} />
          <Lines heading={t.memberships} texts={memberships} />
          <BusinessFacts />
        </div>
      </div>
    </Section>
  )
}

function Lines({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <>
        <h3>{heading}</h3>
        <ul>
          <ListItems texts={texts} />
        </ul>
      </>
    )
  )
}
