import { useLanguage } from '../../addresses/use-address.ts'
import { words } from '../../core/forms/contact.words.ts'
import { facts } from '../../core/site/facts.ts'
import { FormResult } from '../../design/forms/form-result.tsx'
import { newsletterWords } from './newsletter.words.ts'
import styles from './newsletter-results.module.css'

/**
 * What has become of an address for new articles, where they are sent. The server writes a button for the link of a mail
 * here, and the form again where it is refused (subscriber-page.server.tsx).
 */
export function NewsletterResults() {
  const language = useLanguage()
  if (!facts.newsletter) return null
  const { asked, askedNext } = newsletterWords[language]
  const { newsletter } = words[language]
  return (
    <div className={`${styles.results} not-printed`} data-slot="subscriber">
      <FormResult id="newsletter-asked" is="good" text={asked} next={askedNext} />
      <FormResult id="newsletter-confirmed" is="good" {...newsletter.confirmed} />
      <FormResult id="newsletter-left" is="good" {...newsletter.left} />
      <FormResult id="newsletter-over" is="bad" {...newsletter.over} />
    </div>
  )
}
