import { CalendarPlus, CircleCheck, MailOpen } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  capitalized,
  formatMeeting,
  formatShortDay,
  formatStart,
  formatWeekday,
  startDay,
  startTime,
} from '../../content/clock.ts'
import type { MeetingKind } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import {
  type Booked,
  bookingFields,
  bookingLimits,
  checkBookingField,
  type ErrorCode,
  type MarkedError,
  type MarkedField,
} from '../booking.ts'
import type { ErrorWords } from '../field-reason.ts'
import { stateOf, type TimePicker } from '../time-picker.ts'
import { cleanEmail, cleanLine, cleanPhone } from '../typed-text.ts'
import { tracked } from './analytics/tracked.ts'
import { apiOrigin } from './api-origin.ts'
import styles from './book-form.module.css'
import { ContactForm } from './contact-form.tsx'
import { FieldReason, FormAlert, FormField, SendButton } from './form-fields.tsx'
import { noteTyping } from './post-form.ts'
import { type BookingRequest, sendBooking } from './send-booking.ts'
import { TrapField } from './trap-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { useFreeTimes } from './use-free-times.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export interface BookFormWords {
  zone: string
  kind: string
  name: string
  email: string
  phone: string
  about: string
  /** What to add for a visit. Empty where there are none. */
  aboutHint: string
  send: string
  /** The same with the chosen `{time}`. */
  sendAt: string
  sending: string
  /** `{meeting}` is the day with the time. */
  booked: string
  confirmation: string
  /** Who is called: `{phone}`. */
  called: string
  calendar: string
  page: string
  held: string
  heldNext: string
  taken: string
  takenNext: string
  failed: string
  tooMany: string
  errors: ErrorWords<MarkedField, ErrorCode> & { 'no-start': string }
  check: string
  trap: string
  /** The form below, for whom no time suits. */
  write: string
}

export interface BookFormProps {
  /** The URL that bookings are posted to. */
  action: string
  language: Language
  words: BookFormWords
  picker: TimePicker
  kinds: readonly { kind: MeetingKind; label: string; text: string }[]
  message: ComponentProps<typeof ContactForm>
}

type Result =
  | { is: 'open'; failure?: string }
  | { is: 'sending' }
  | { is: 'stored'; booked: Booked; kind: MeetingKind; phone: string }

/**
 * The form of a booking. The server has written the free times into it, and without a script the browser checks and posts
 * it by itself, and a refused one comes back with what was written. With one it is sent as JSON, and a time that is taken meanwhile is replaced by the nearest other ones
 * while everything else stays.
 */
export function BookForm({ action, language, words, picker, kinds, message }: BookFormProps) {
  const [result, setResult] = useState<Result>({ is: 'open' })
  const [others, setOthers] = useState<readonly string[]>()
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const errors = useFieldErrors<MarkedField, ErrorCode>({
    id: 'book',
    language,
    words: words.errors,
    limits: bookingLimits,
  })
  const attempt = useIdempotencyKey()
  const { times, html, chosen, ...free } = useFreeTimes(place, picker, {
    onChoice() {
      errors.forget('start')
      setOthers(undefined)
    },
    onLost: (start) => setOthers(free.remove(start)),
  })
  const state = stateOf(times)

  useEffect(() => {
    // From now on the form shows its own errors, in the language of the page.
    if (form.current) form.current.noValidate = true
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (result.is === 'sending') return
    const form = event.currentTarget
    const booking = bookingIn(form)
    const { kind, phone } = booking
    const wrong = errorsIn(booking)
    refuse(wrong, booking, form)
    if (wrong.length > 0 || kind === '') return
    setResult({ is: 'sending' })
    const submission = {
      action,
      language,
      idempotencyKey: attempt.keyOf(booking),
      form,
    }
    const outcome = await sendBooking(booking, submission, codesOf(words))
    if (outcome.is === 'stored') {
      attempt.forget()
      const { booked } = outcome
      if (booked.isConfirmed)
        form.dispatchEvent(new CustomEvent('consultation-booked', { bubbles: true, detail: kind }))
      setResult({ is: 'stored', booked, kind, phone })
      return
    }
    setResult({ is: 'open' })
    if (outcome.is === 'taken') {
      const nearest = free.remove(booking.start)
      flushSync(() => setOthers(outcome.starts.length > 0 ? outcome.starts : nearest))
      form.querySelector<HTMLElement>('[data-taken]')?.focus()
      free.reload()
    } else if (outcome.is === 'refused') refuse(outcome.errors, booking, form)
    else setResult({ is: 'open', failure: outcome.is === 'too-many' ? words.tooMany : words.failed })
  }

  /** Shows what is wrong; a missing time above the times of the day, which have the focus then. */
  function refuse(wrong: readonly MarkedError[], booking: BookingRequest, form: HTMLFormElement) {
    free.complain(wrong.some(({ field }) => field === 'start') ? words.errors['no-start'] : undefined)
    errors.show(wrong, booking, form)
  }

  function chooseOther(start: string) {
    free.choose(start)
    flushSync(() => setOthers(undefined))
    errors.forget('start')
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  if (result.is === 'stored') return <Stored {...result} language={language} words={words} kinds={kinds} />

  const labeled = (
    field: 'name' | 'email' | 'phone' | 'about',
    input: (attributes: ReturnType<typeof errors.attributesOf>) => ReactNode,
  ) => {
    const hint = field === 'about' ? words.aboutHint : ''
    return (
      <FormField id={`book-${field}`} label={words[field]} hint={hint} error={errors.reasons[field]}>
        {input(errors.attributesOf(field, hint && `book-${field}-hint`))}
      </FormField>
    )
  }

  return (
    <>
      <form
        ref={form}
        className={`${styles.form} not-printed`}
        method="post"
        action={action}
        onInput={noteTyping}
        onSubmit={submit}
        aria-busy={result.is === 'sending'}
        {...tracked(['form_submit', { form: 'booking' }])}
      >
        <input type="hidden" name="language" value={language} />
        <div
          ref={place}
          data-slot="free-times"
          data-free-times={state}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of times and our own words (time-picker.ts)
          dangerouslySetInnerHTML={{ __html: html }}
          // The server has written the times there since the page was built.
          suppressHydrationWarning
        />
        <div className={styles.rest}>
          {others && <Others starts={others} language={language} words={words} onChoice={chooseOther} />}
          <p className={styles.zone}>{words.zone}</p>
          <fieldset
            className={styles.kinds}
            data-invalid={errors.reasons.kind && ''}
            aria-describedby={errors.reasons.kind && 'book-kind-error'}
            onChange={() => {
              errors.forget('kind')
              errors.forget('phone')
            }}
          >
            <legend>{words.kind}</legend>
            {kinds.map(({ kind, label, text }) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} defaultChecked={kinds.length === 1} required />
                <strong>{label}</strong> <span>{text}</span>
              </label>
            ))}
            <FieldReason id="book-kind" error={errors.reasons.kind} />
          </fieldset>
          {labeled('name', (field) => (
            <input {...field} type="text" autoComplete="name" required />
          ))}
          {labeled('email', (field) => (
            <input {...field} type="email" autoComplete="email" inputMode="email" required />
          ))}
          <div className={styles.phone}>
            {labeled('phone', (field) => (
              <input {...field} type="tel" autoComplete="tel" />
            ))}
          </div>
          {labeled('about', (field) => (
            <textarea {...field} rows={4} />
          ))}
          <TrapField label={words.trap} />
          <FormAlert>
            {errors.areAny
              ? [words.check, errors.reasons.start].filter(Boolean).join(' ')
              : result.is === 'open' && result.failure}
          </FormAlert>
        </div>
        <div className={styles.bar}>
          <SendButton
            words={{
              send: chosen ? words.sendAt.replace('{time}', () => shortStart(chosen, language)) : words.send,
              sending: words.sending,
            }}
            isSending={result.is === 'sending'}
          />
        </div>
      </form>
      <details
        className={`${styles.write} not-printed`}
        open={state === 'unavailable' || state === 'none'}
        data-slot="write"
      >
        <summary>{words.write}</summary>
        <ContactForm {...message} />
      </details>
    </>
  )
}

/** `Tue, Dec 1, 09:00` and `tis 1 dec kl. 09:00`. */
const shortStart = (start: string, language: Language) =>
  `${formatShortDay(startDay(start), language)}${language === 'en' ? ',' : ' kl.'} ${startTime(start)}`

/** What to choose instead of a time that is taken. It gets the focus, because the button far below had it. */
function Others({
  starts,
  language,
  words,
  onChoice,
}: {
  starts: readonly string[]
  language: Language
  words: BookFormWords
  onChoice: (start: string) => void
}) {
  return (
    <div className={styles.taken} role="alert" tabIndex={-1} data-taken="">
      <p>
        <strong>{words.taken}</strong> <span>{starts.length > 0 && words.takenNext}</span>
      </p>
      {[...Map.groupBy(starts, startDay)].map(([day, times]) => (
        <div key={day}>
          <p>{capitalized(formatWeekday(day, language))}</p>
          {times.map((start) => (
            <button
              key={start}
              type="button"
              aria-label={capitalized(formatStart(start, language))}
              onClick={() => onChoice(start)}
            >
              {startTime(start)}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** What stands in place of the form once the booking is stored. */
function Stored({
  booked,
  kind,
  phone,
  language,
  words,
  kinds,
}: { booked: Booked; kind: MeetingKind; phone: string } & Pick<
  BookFormProps,
  'language' | 'words' | 'kinds'
>) {
  const meeting = formatMeeting(booked, language)
  const token = booked.page && URL.parse(booked.page, location.href)?.searchParams.get('booking')
  if (!booked.isConfirmed)
    return (
      <div className={styles.stored} data-stored="">
        <MailOpen aria-hidden size={40} strokeWidth={1.6} />
        <Heading text={words.held} />
        <p>{words.heldNext.replace('{meeting}', () => meeting)}</p>
      </div>
    )
  return (
    <div className={styles.stored} data-stored="">
      <CircleCheck aria-hidden size={40} strokeWidth={1.6} />
      <Heading text={words.booked.replace('{meeting}', () => meeting)} />
      <p>
        <span>{words.confirmation}</span>{' '}
        <span>
          {kind === 'phone'
            ? words.called.replace('{phone}', () => phone)
            : kinds.find((one) => one.kind === kind)?.text}
        </span>
      </p>
      {token && (
        <p className={styles.actions}>
          <a
            href={`${apiOrigin()}/api/bookings/calendar?booking=${encodeURIComponent(token)}`}
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

function bookingIn(form: HTMLFormElement): BookingRequest {
  const values = new FormData(form)
  const textOf = (name: string) => String(values.get(name) ?? '').trim()
  // The radio buttons have no other values.
  const kind = textOf('kind') as MeetingKind | ''
  return {
    start: textOf('start'),
    kind,
    name: cleanLine(textOf('name')),
    email: cleanEmail(textOf('email')),
    // Only where it is asked for (book-form.module.css).
    phone: kind === 'phone' ? cleanPhone(textOf('phone')) : '',
    about: textOf('about'),
  }
}

/** What is wrong, in the order of the form. Without a kind of meeting nobody has to be called. */
function errorsIn(booking: BookingRequest): MarkedError[] {
  const { start, kind } = booking
  return [
    ...(start ? [] : [{ field: 'start', code: 'no-start' } as const]),
    ...(kind ? [] : [{ field: 'kind', code: 'no-kind' } as const]),
    ...bookingFields.flatMap((field) => {
      const code = checkBookingField(field, booking[field], kind || 'video')
      return code ? [{ field, code }] : []
    }),
  ]
}

// `errors` has a text for each code.
const codesOf = ({ errors }: BookFormWords) => Object.keys(errors) as ErrorCode[]
