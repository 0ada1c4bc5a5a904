import { howToMeet } from '../../../content/booking.ts'
import { facts, printedPhone } from '../../../content/facts.ts'
import { BusinessFacts } from '../../components/business-facts.tsx'
import { FormColumns } from '../../components/form-columns.tsx'
import { FormResult } from '../../components/form-result.tsx'
import { layoutWords } from '../../components/layout.words.ts'
import { ListItems } from '../../components/list-items.tsx'
import { Hero } from '../../components/section.tsx'
import { daysForm } from '../../components/time-picker.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Quay } from '../../illustrations/quay.tsx'
import { BookForm } from '../../interactive/book-form.tsx'
import { ContactForm } from '../../interactive/contact-form.tsx'
import { Island } from '../../interactive/island.tsx'
import { pathTo } from '../../page-addresses.ts'
import { Head } from '../../seo/head.tsx'
import { absolute } from '../../seo/site-url.ts'
import { words as contactWords } from '../contact/contact.words.ts'
import styles from './book.module.css'
import { words } from './book.words.ts'
import { pickerIn } from './picker.ts'

const { booking } = facts

/** The server writes the free times into this page, and makes the page of each booking of it (booking-pages.ts). */
export default function Book() {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head words={t} />
      <Hero
        heading={<span data-slot="heading">{t.heading}</span>}
        lead={<span data-slot="lead">{t.lead}</span>}
      />
      <FormColumns>
        <section
          aria-labelledby="choose-heading"
          className={styles.choose}
          data-address={absolute(pathTo({ page: 'book' }, language))}
        >
          <h2 id="choose-heading" data-slot="choose">
            {t.choose}
          </h2>
          <FormResult id="booking-held" is="good" {...t.results.held} />
          <FormResult id="booking-taken" is="bad" {...t.results.taken} />
          <FormResult id="booking-failed" is="bad" {...t.results.failed} />
          <FormResult id="booking-over" is="bad" {...t.results.over} />
          <FormResult id="booking-mailed" is="good" {...t.results.mailed} />
          <FormResult id="booking-often" is="bad" {...t.results.often} />
          <FormResult id="booking-moved-often" is="bad" {...t.results.movedOften} />
          <div data-slot="form">
            <Island
              name="book-form"
              of={BookForm}
              props={{
                action: '/api/bookings',
                language,
                words: { ...t.form, called: t.booking.called },
                picker: pickerIn(language),
                kinds: booking.kinds.map((kind) => ({
                  kind,
                  label: t.kinds[kind],
                  text: howToMeet(kind, language),
                })),
              }}
            />
            <details className="not-printed" data-slot="write">
              <summary>{t.form.write}</summary>
              <Island
                name="contact-form"
                of={ContactForm}
                props={{ action: '/api/contact', language, words: contactWords[language].form }}
              />
            </details>
          </div>
          <p className={styles.privacy}>
            {t.privacy}{' '}
            <a href={pathTo({ page: 'privacy' }, language)}>{layoutWords[language].footer.privacy}</a>
          </p>
          <form id={daysForm} hidden />
        </section>
        <Next />
      </FormColumns>
    </>
  )
}

function Next() {
  const { next } = words[useLanguage()]
  return (
    <aside className={styles.next} aria-labelledby="next-heading">
      <Quay />
      <h2 id="next-heading">{next.heading}</h2>
      <ol>
        <ListItems texts={next.steps} />
      </ol>
      <p>
        {next.call} <a href={`tel:${facts.phone}`}>{printedPhone}</a>
      </p>
      <BusinessFacts />
    </aside>
  )
}
