import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '../../core/site/languages.ts'
import { fill } from '../../core/text/sentence.ts'
import { formatMeeting } from '../../core/time/clock.ts'
import { words as bookWords } from './book.words.ts'
import { BookingStored } from './booking-stored.tsx'

const booked = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T09:30:00+01:00' }

test.each(languages)('only a booking that is confirmed is said to be booked, in %s', (language) => {
  const { form, booking } = bookWords[language]
  const said = (isConfirmed: boolean) =>
    renderToStaticMarkup(
      <BookingStored
        booked={{ ...booked, isConfirmed }}
        kind="phone"
        phone="0701234567"
        language={language}
        words={{ ...form, called: booking.called }}
        kinds={[]}
      />,
    )
  const meeting = formatMeeting(booked, language)
  expect(said(false)).toContain(`${form.held}</h2><p>${fill(form.heldNext, { meeting })}`)
  expect(said(true)).toContain(`${fill(form.booked, { meeting })}</h2>`)
  expect(said(true)).toContain(fill(booking.called, { number: '0701234567' }))
})
