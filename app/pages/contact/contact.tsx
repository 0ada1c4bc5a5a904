import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { isBookingOn } from '../../../content/booking.ts'
import { facts, printedPhone } from '../../../content/facts.ts'
import { BusinessFacts } from '../../components/business-facts.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Columns } from '../../components/columns.tsx'
import { FaqList } from '../../components/faq-list.tsx'
import { FormResult } from '../../components/form-result.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { mailTo } from '../../components/mail-to.ts'
import { newsletterWords } from '../../components/newsletter.words.ts'
import { OpeningHours, OpeningSign } from '../../components/opening-hours.tsx'
import { Grid, Hero, Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { tracked } from '../../interactive/analytics/tracked.ts'
import { ContactForm } from '../../interactive/contact-form.tsx'
import { Island } from '../../interactive/island.tsx'
import { locationSlugs } from '../../pages.ts'
import { pathTo } from '../../places.ts'
import { filePaths } from '../../seo/file-paths.ts'
import { Head } from '../../seo/head.tsx'
import { readPageSettings } from '../../settings.ts'
import { words as bookWords } from '../book/book.words.ts'
import styles from './contact.module.css'
import { words } from './contact.words.ts'

export default function Contact() {
  const language = useLanguage()
  const say = words[language]
  return (
    <>
      <Head words={say} questions={say.faq.items} />
      <Hero heading={say.heading} lead={say.lead} />
      {facts.newsletter && <NewsletterResults />}
      <Columns>
        <section aria-labelledby="form-heading" className={`${styles.form} not-printed`}>
          <h2 id="form-heading">{say.form.heading}</h2>
          <FormResult id="message-sent" is="good" text={say.form.sent} next={say.form.next} />
          <FormResult id="message-failed" is="bad" text={say.form.failed} next={say.failedNext} />
          <Island
            name="contact-form"
            of={ContactForm}
            props={{
              action: `${readPageSettings().API_ORIGIN ?? ''}/api/contact`,
              language,
              words: say.form,
            }}
          />
          <p className={styles.privacy}>
            {say.privacy} <a href={pathTo({ page: 'privacy' }, language)}>{say.privacyLink}</a>
          </p>
          <QuickMails />
        </section>
        <div>
          {isBookingOn && <NextTimes />}
          <Details />
        </div>
      </Columns>
      <Areas />
      <Section heading={say.faq.heading} width="narrow" tone="sunken">
        <FaqList items={say.faq.items} />
      </Section>
    </>
  )
}

/** What has become of an address for new articles. The server writes a button for the link of a mail here (subscriber-page.ts). */
function NewsletterResults() {
  const language = useLanguage()
  const { asked, askedNext, failed } = newsletterWords[language]
  const { newsletter, failedNext } = words[language]
  return (
    <div className={`${styles.newsletter} not-printed`} data-subscriber="">
      <FormResult id="newsletter-asked" is="good" text={asked} next={askedNext} />
      <FormResult id="newsletter-failed" is="bad" text={failed} next={failedNext} />
      <FormResult id="newsletter-confirmed" is="good" {...newsletter.confirmed} />
      <FormResult id="newsletter-left" is="good" {...newsletter.left} />
      <FormResult id="newsletter-over" is="bad" {...newsletter.over} />
    </div>
  )
}

/** The server writes the next free times here (booking-pages.ts). */
function NextTimes() {
  const language = useLanguage()
  return (
    <div className={`${styles.times} not-printed`} data-next-times="">
      <p>
        <a href={pathTo({ page: 'book' }, language)}>{bookWords[language].free.none}</a>
      </p>
    </div>
  )
}

function Details() {
  const language = useLanguage()
  const { details } = words[language]
  return (
    <aside className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading">{details.heading}</h2>
      <dl>
        <dt>
          <Mail aria-hidden size={20} /> {details.email}
        </dt>
        <dd>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </dd>
        <dt>
          <Phone aria-hidden size={20} /> {details.phone}
        </dt>
        <dd>
          <a href={`tel:${facts.phone}`}>{printedPhone}</a>
          <br />
          <a href={filePaths.contactCard} type="text/vcard" download>
            {details.card}
          </a>
          <img
            src={filePaths.contactQr}
            alt={details.qr}
            width={112}
            height={112}
            loading="lazy"
            className={styles.qr}
          />
        </dd>
        <dt>
          <MapPin aria-hidden size={20} /> {details.location}
        </dt>
        <dd>{details.locationText}</dd>
        <dt>
          <Clock aria-hidden size={20} /> {details.hours}
        </dt>
        <dd>
          <OpeningSign />
          <OpeningHours />
        </dd>
      </dl>
      <BusinessFacts />
    </aside>
  )
}

/** For those who would rather write from their own mail program. */
function QuickMails() {
  const { quick } = words[useLanguage()]
  return (
    <div className={styles.quick}>
      <h3>{quick.heading}</h3>
      <p>{quick.text}</p>
      <p className={styles.mails}>
        <MailButton event="consultation_request" {...quick.consultation} />
        <MailButton event="service_inquiry" {...quick.project} />
      </p>
    </div>
  )
}

/** Opens the mail program with a subject, and is counted as an event. */
const MailButton = ({ event, subject, label }: { event: MailEvent; subject: string; label: string }) => (
  <ButtonLink kind="secondary" href={mailTo(subject)} {...tracked([event, { subject }])}>
    {label}
  </ButtonLink>
)

type MailEvent = 'consultation_request' | 'service_inquiry'

/** The places that are served. As specified, the English page links to the Swedish location pages and says so. */
function Areas() {
  const language = useLanguage()
  const { areas } = words[language]
  const names = layoutWords[language].places
  return (
    <Section heading={areas.heading} text={areas.text}>
      <Grid columns={5}>
        {locationSlugs.map((slug) => {
          const place = { page: 'location', slug } as const
          return (
            <li key={slug} className={styles.area}>
              <h3>
                <a href={pathTo(place, 'sv')} hrefLang="sv">
                  {names[slug]}
                  {language === 'en' && <span> {areas.inOther}</span>}
                </a>
              </h3>
              {language === 'en' && (
                <a href={pathTo(place, 'en')} hrefLang="en">
                  {areas.inThis(names[slug])}
                </a>
              )}
            </li>
          )
        })}
      </Grid>
    </Section>
  )
}
