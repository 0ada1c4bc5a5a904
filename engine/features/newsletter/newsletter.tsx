import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { Section } from '../../design/components/section.tsx'
import styles from './newsletter.module.css'
import { newsletterWords } from './newsletter.words.ts'
import NewsletterForm from './newsletter-form.island.tsx'

/** The form that asks for new articles by e-mail, where the owner sends them, with the feed beside it, where there is one. */
export function Newsletter({ feed: feedPath }: { feed?: string }) {
  const language = useLanguage()
  if (!facts.newsletter) return null
  const { heading, text, feed, askedNext: _, ...words } = newsletterWords[language]
  const privacy = <a href={pathTo({ page: 'privacy' }, language)}>{layoutWords[language].footer.privacy}</a>
  return (
    <Section
      isPrinted={false}
      tone="sunken"
      width="narrow"
      heading={heading}
      text={
        <>
          {text} {privacy}
        </>
      }
    >
      {/* A column of its own, which an island is not. */}
      <div>
        <Island
          name="newsletter-form"
          of={NewsletterForm}
          props={{ action: '/api/newsletter', language, words }}
        />
      </div>
      {feedPath && (
        <p className={styles.feed}>
          <a href={feedPath}>{feed}</a>
        </p>
      )}
    </Section>
  )
}
