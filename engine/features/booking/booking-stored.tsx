import { CalendarPlus, CircleCheck, MailOpen } from 'lucide-react'
import type { MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { fill, type Sentence } from '../../core/text/sentence.ts'
import { formatMeeting } from '../../core/time/clock.ts'
import styles from './book-form.module.css'
import type { Booked } from './booking.ts'

/** A way to meet, in words. */
export interface MeetingChoice {
  kind: MeetingKind
  label: string
  text: string
}

interface BookingStoredProps {
  booked: Booked
  kind: MeetingKind
  phone: string
  language: Language
  words: Record<'held' | 'confirmation' | 'calendar' | 'page', string> &
    Record<'heldNext' | 'booked', Sentence<'meeting'>> & { called: Sentence<'number'> }
  kinds: readonly MeetingChoice[]
}

/** What stands in place of the form once the booking is stored. */
export function BookingStored({ booked, kind, phone, language, words, kinds }: BookingStoredProps) {
  const meeting = formatMeeting(booked, language)
  const token = booked.page && URL.parse(booked.page, location.href)?.searchParams.get('booking')
  if (!booked.isConfirmed)
    return (
      <div className={styles.stored} data-stored="">
        <MailOpen aria-hidden size={40} strokeWidth={1.6} />
        <Heading text={words.held} />
        <p>{fill(words.heldNext, { meeting })}</p>
      </div>
    )
  return (
    <div className={styles.stored} data-stored="">
      <CircleCheck aria-hidden size={40} strokeWidth={1.6} />
      <Heading text={fill(words.booked, { meeting })} />
      <p>
        <span>{words.confirmation}</span>{' '}
        <span>
          {kind === 'phone'
            ? fill(words.called, { number: phone })
            : kinds.find((one) => one.kind === kind)?.text}
        </span>
      </p>
      {token && (
        <p className={styles.actions}>
          <a
            href={`/api/bookings/calendar?booking=${encodeURIComponent(token)}`}
            className={styles.calendar}
            download
          >
            <CalendarPlus aria-hidden size={20} /> <span>{words.calendar}</span>
          </a>
          <a href={booked.page}>{words.page}</a>
        </p>
      )}
    </div>
  )
}

/** Focused as it appears, because the form that had the focus is gone. */
const Heading = ({ text }: { text: string }) => (
  <h2 tabIndex={-1} ref={(element) => element?.focus()}>
    {text}
  </h2>
)
