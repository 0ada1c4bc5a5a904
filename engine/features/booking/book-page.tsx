import type { ReactNode } from 'react'
import { pathTo } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts, printedPhone } from '../../core/site/facts.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { BusinessFacts } from '../../design/components/business-facts.tsx'
import { ListItems } from '../../design/components/list-items.tsx'
import { Hero } from '../../design/components/section.tsx'
import { FormColumns } from '../../design/forms/form-columns.tsx'
import { FormResult } from '../../design/forms/form-result.tsx'
import { SeaEnd } from '../../design/illustrations/far-light.tsx'
import { Boat, QuayTop } from '../../design/illustrations/quay.tsx'
import { Head } from '../../seo/head.tsx'
import { absolute } from '../../seo/site-url.ts'
import { words } from './book.words.ts'
import BookForm from './book-form.island.tsx'
import styles from './book-page.module.css'
import { pickerIn } from './picker.ts'
import { howToMeet } from './rules.ts'
import { daysForm } from './time-picker.tsx'

const { booking } = facts

/**
 * The page of booking. The server writes the free times into it, and makes the page of each booking of it
 * (booking-pages.server.tsx).
 */
export function BookPage({ messageForm }: { messageForm: ReactNode }) {
  const language = useLanguage()
  const t = words[language]
  return (
    <>
      <Head words={t} />
      <QuayTop>
        <Hero
          heading={<span data-slot="heading">{t.heading}</span>}
          lead={<span data-slot="lead">{t.lead}</span>}
        />
      </QuayTop>
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
              {messageForm}
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
      <SeaEnd>
        <Boat />
      </SeaEnd>
    </>
  )
}

function Next() {
  const { next } = words[useLanguage()]
  return (
    <aside className={styles.next} aria-labelledby="next-heading">
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
