import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { pathTo, waysIn } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { tracked } from '../../core/browser/tracked.ts'
import { words } from '../../core/forms/contact.words.ts'
import { facts, hasHours, printedPhone } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { site } from '../../core/site/site.ts'
import { BusinessFacts } from '../../design/components/business-facts.tsx'
import { FaqList } from '../../design/components/faq-list.tsx'
import { mailTo } from '../../design/components/mail-to.ts'
import { OpeningHours, OpeningSign } from '../../design/components/opening-hours.tsx'
import { Hero, Section } from '../../design/components/section.tsx'
import { FormColumns } from '../../design/forms/form-columns.tsx'
import { FormResult } from '../../design/forms/form-result.tsx'
import { SeaEnd } from '../../design/illustrations/far-light.tsx'
import { Boat, QuayTop } from '../../design/illustrations/quay.tsx'
import { NextTimesSlot } from '../../features/booking/next-times-slot.tsx'
import { LaterReplies, LaterResults } from '../../features/messages/later-replies.tsx'
import { MessageForm } from '../../features/messages/message-form.tsx'
import { NewsletterResults } from '../../features/newsletter/newsletter-results.tsx'
import { Head } from '../../seo/head.tsx'
import { machinePaths } from '../../seo/machine-paths.ts'
import { PersonCard } from '../about/person-card.tsx'
import styles from './contact.module.css'

export default function Contact() {
  const language = useLanguage()
  const t = words[language]
  const questions = t.faq.items.filter(({ answer }) => answer)
  return (
    <>
      <Head words={t} questions={questions} />
      <QuayTop>
        <Hero heading={t.heading} lead={t.lead}>
          <FirstWays />
        </Hero>
      </QuayTop>
      <NewsletterResults />
      <FormColumns>
        <section aria-labelledby="form-heading" className={`${styles.form} not-printed`}>
          <h2 id="form-heading">{t.form.heading}</h2>
          <FormResult id="message-sent" is="good" text={t.form.sent} next={t.form.next} />
          <LaterResults />
          <FormResult id="message-failed" is="bad" text={t.form.failed} next={t.failedNext} />
          <LaterReplies />
          <MessageForm slot="form" book={waysIn(language)[0]?.path} />
          <p className={styles.privacy}>
            {t.privacy}{' '}
            <a href={pathTo({ page: 'privacy' }, language)}>{layoutWords[language].footer.privacy}</a>
          </p>
        </section>
        <Details />
      </FormColumns>
      {site.locations.length > 0 && <Areas />}
      <Section heading={t.faq.heading} width="narrow" tone="sunken">
        <FaqList items={questions} />
      </Section>
      <SeaEnd>
        <Boat />
      </SeaEnd>
    </>
  )
}

/** The quickest ways to a conversation. */
function FirstWays() {
  const language = useLanguage()
  return (
    <div className={`${styles.ways} not-printed`}>
      <NextTimesSlot />
      <p>
        <a href={`tel:${facts.phone}`}>{layoutWords[language].call}</a>
      </p>
    </div>
  )
}

function Details() {
  const language = useLanguage()
  const { details, quick } = words[language]
  return (
    <aside className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading">{details.heading}</h2>
      <PersonCard shape="row" />
      <dl>
        <dt>
          <Mail aria-hidden size={20} /> {details.email}
        </dt>
        <dd>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
          {/* With a subject, and counted as an event. */}
          <a
            href={mailTo(quick.consultation.subject)}
            {...tracked(['consultation_request', { subject: quick.consultation.subject }])}
          >
            {quick.consultation.label}
          </a>
          <a
            href={mailTo(quick.project.subject)}
            {...tracked(['service_inquiry', { subject: quick.project.subject }])}
          >
            {quick.project.label}
          </a>
        </dd>
        <dt>
          <Phone aria-hidden size={20} /> {details.phone}
        </dt>
        <dd>
          <a href={`tel:${facts.phone}`}>{printedPhone}</a>
          <a href={machinePaths.contactCard} type="text/vcard" download>
            {details.card}
          </a>
          <span className={styles.qr}>
            <img src={machinePaths.contactQr} alt={details.qr} width={120} height={120} loading="lazy" />
            {details.scan}
          </span>
        </dd>
        <dt>
          <MapPin aria-hidden size={20} /> {details.location}
        </dt>
        <dd>{details.locationText}</dd>
        {hasHours && (
          <>
            <dt>
              <Clock aria-hidden size={20} /> {details.hours}
            </dt>
            <dd>
              <OpeningSign />
              <OpeningHours />
            </dd>
          </>
        )}
      </dl>
      <BusinessFacts />
    </aside>
  )
}

/** The places that are served. As specified, the English page links to the Swedish location pages and says so. */
function Areas() {
  const language = useLanguage()
  const { areas } = words[language]
  const isAlsoInSwedish = language === 'en' && languages.includes('sv')
  const shown = isAlsoInSwedish ? 'sv' : language
  return (
    <Section heading={areas.heading} text={areas.text}>
      <ul className={styles.areas}>
        {site.locations.map(({ slug, [language]: { name } }) => {
          const ref = { page: 'location', slug } as const
          return (
            <li key={slug} className={styles.area}>
              <h3>
                <a href={pathTo(ref, shown)} hrefLang={shown}>
                  <span>{name}</span>
                  {isAlsoInSwedish && <small> {areas.inOther}</small>}
                </a>
              </h3>
              {isAlsoInSwedish && (
                <a href={pathTo(ref, 'en')} hrefLang="en">
                  <span className="visually-hidden">{name}</span> {areas.inThis}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
