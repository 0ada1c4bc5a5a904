import type { ReactNode } from 'react'
import { facts } from '../../content/facts.ts'
import { Island } from '../interactive/island.tsx'
import { NewsletterForm } from '../interactive/newsletter-form.tsx'
import { pathTo } from '../page-addresses.ts'
import { layoutWords } from './layout.words.ts'
import { newsletterWords } from './newsletter.words.ts'
import { Section } from './section.tsx'
import { useLanguage } from './use-address.ts'

/** The form that asks for new articles by e-mail, where the owner sends them. */
export function Newsletter({ children }: { children: ReactNode }) {
  const language = useLanguage()
  if (!facts.newsletter) return null
  const { heading, text, feed: _, askedNext: __, ...words } = newsletterWords[language]
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
      {children}
    </Section>
  )
}
