import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { postForm } from '../../core/browser/post-form.browser.ts'
import { tracked } from '../../core/browser/tracked.ts'
import type { Refusal } from '../../core/forms/fields.ts'
import type { MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { fill, type Sentence } from '../../core/text/sentence.ts'
import { formatShortDay, formatStart } from '../../core/time/clock.ts'
import {
  FieldReason,
  FormAlert,
  NameAndEmail,
  SendButton,
  TextField,
} from '../../design/forms/form-fields.browser.tsx'
import { HoneypotField } from '../../design/forms/honeypot-field.browser.tsx'
import { useFieldErrors } from '../../design/forms/use-field-errors.browser.ts'
import { useIdempotencyKey } from '../../design/forms/use-idempotency-key.browser.ts'
import { VisitorForm } from '../../design/forms/visitor-form.browser.tsx'
// biome-ignore lint/style/noRestrictedImports: a type, which is no part of the script
import type { words as bookWords } from './book.words.ts'
import styles from './book-form.module.css'
import {
  type Booked,
  bookingLimits,
  type ErrorCode,
  type MarkedError,
  type MarkedField,
  markedErrors,
  type Slots,
} from './booking.ts'
import { type BookingRequest, bookingIn, errorsIn } from './booking-request.browser.ts'
import { BookingStored, type MeetingChoice } from './booking-stored.tsx'
import { TakenTime } from './taken-time.browser.tsx'
import { type PickerSettings, stateOf, TimePicker } from './time-picker.tsx'
import { useFreeTimes } from './use-free-times.browser.ts'

interface BookFormProps {
  /** The URL that bookings are posted to. */
  action: string
  language: Language
  words: (typeof bookWords)['en']['form'] & { called: Sentence<'number'> }
  picker: PickerSettings
  kinds: readonly MeetingChoice[]
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
export default function BookForm({ action, language, words, picker, kinds }: BookFormProps) {
  const [result, setResult] = useState<Result>({ is: 'open' })
  const [others, setOthers] = useState<readonly string[]>()
  const [hasSeenDetails, setHasSeenDetails] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors<MarkedField, ErrorCode>({
    id: 'book',
    form,
    language,
    words: words.errors,
    limits: bookingLimits,
  })
  const attempt = useIdempotencyKey()
  const { chosen, ...free } = useFreeTimes(picker, {
    onChoice() {
      errors.forget('start')
      setOthers(undefined)
    },
    onLost: (start) => setOthers(free.remove(start)),
  })
  const state = stateOf(free.props.times)
  const isOver = state === 'unavailable' || state === 'none'

  // Where nothing can be booked, the message form of the page is open.
  useEffect(() => {
    const write = document.querySelector<HTMLDetailsElement>('details[data-slot="write"]')
    if (write && isOver) write.open = true
  }, [isOver])

  // On phones the button is in view before them (book-form.module.css).
  useEffect(() => {
    const field = form.current?.querySelector('[name="email"]')
    if (!field) return
    const seen = () => setHasSeenDetails(true)
    const details = new IntersectionObserver(([field]) => field?.isIntersecting && seen())
    details.observe(field)
    // The keyboard may be there before the observer says so.
    field.addEventListener('focus', seen, { once: true })
    return () => details.disconnect()
  }, [])

  async function send(form: HTMLFormElement) {
    if (chosen && !hasSeenDetails) {
      setHasSeenDetails(true)
      form.querySelector<HTMLElement>(`.${styles.rest} input:not(:checked)`)?.focus()
      return
    }
    const booking = bookingIn(form)
    const { kind, phone } = booking
    const wrong = errorsIn(booking)
    refuse(wrong, booking)
    if (wrong.length > 0 || kind === '') return
    setResult({ is: 'sending' })
    const outcome = await postForm(booking, {
      action,
      language,
      idempotencyKey: attempt.keyOf(booking),
      form,
    })
    if (outcome.is === 'stored' && outcome.answer) {
      attempt.forget()
      // Our own server answers with this shape, and with those below.
      const booked = outcome.answer as Booked
      if (booked.isConfirmed)
        form.dispatchEvent(new CustomEvent('consultation-booked', { bubbles: true, detail: kind }))
      setResult({ is: 'stored', booked, kind, phone })
      return
    }
    setResult({ is: 'open' })
    if (outcome.is === 'taken') {
      const { slots = [] } = (outcome.answer ?? {}) as Partial<Slots>
      const nearest = free.remove(booking.start)
      flushSync(() => setOthers(slots.length > 0 ? slots : nearest))
      form.querySelector<HTMLElement>('[data-taken]')?.focus()
      free.reload()
      return
    }
    const refused = outcome.is === 'refused' ? markedErrors((outcome.answer ?? {}) as Refusal) : []
    if (refused.length > 0) refuse(refused, booking)
    else setResult({ is: 'open', failure: outcome.is === 'too-many' ? words.tooMany : words.failed })
  }

  /** Shows what is wrong; a missing time above the times of the day, which have the focus then. */
  function refuse(wrong: readonly MarkedError[], booking: BookingRequest) {
    free.complain(wrong.some(({ field }) => field === 'start') ? words.errors['no-start'] : undefined)
    errors.show(wrong, booking)
  }

  function chooseOther(start: string) {
    free.choose(start)
    flushSync(() => setOthers(undefined))
    errors.forget('start')
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  if (result.is === 'stored')
    return <BookingStored {...result} language={language} words={words} kinds={kinds} />

  return (
    <VisitorForm
      ref={form}
      className={`${styles.form} not-printed`}
      action={action}
      language={language}
      isSending={result.is === 'sending'}
      send={send}
      {...tracked(['form_submit', { form: 'booking' }])}
    >
      <TimePicker {...free.props} />
      <div className={styles.rest}>
        {others && <TakenTime starts={others} language={language} words={words} onChoice={chooseOther} />}
        <p className={styles.zone}>{words.zone}</p>
        <Kinds
          label={words.kind}
          kinds={kinds}
          error={errors.reasons.kind}
          onChange={() => {
            errors.forget('kind')
            errors.forget('phone')
          }}
        />
        <NameAndEmail words={words} errors={errors} />
        <div className={styles.phone}>
          <TextField field="phone" label={words.phone} errors={errors} type="tel" autoComplete="tel" />
        </div>
        <TextField field="about" label={words.about} hint={words.aboutHint} errors={errors} rows={4} />
        <HoneypotField label={words.trap} />
        <FormAlert>
          {errors.areAny
            ? [words.check, errors.reasons.start].filter(Boolean).join(' ')
            : result.is === 'open' && result.failure}
        </FormAlert>
      </div>
      <div className={styles.bar}>
        <SendButton
          words={{
            send: !chosen
              ? words.send
              : hasSeenDetails
                ? fill(words.sendAt, { time: formatStart(chosen, language, formatShortDay) })
                : words.onward,
            sending: words.sending,
          }}
          isSending={result.is === 'sending'}
        />
      </div>
    </VisitorForm>
  )
}

interface KindsProps {
  kinds: readonly MeetingChoice[]
  label: string
  error: string | undefined
  onChange: () => void
}

/** The choice of how to meet. */
const Kinds = ({ label, kinds, error, onChange }: KindsProps) => (
  <fieldset
    className={styles.kinds}
    data-invalid={error && ''}
    aria-describedby={error && 'book-kind-error'}
    onChange={onChange}
  >
    <legend>{label}</legend>
    <FieldReason id="book-kind" error={error} />
    {kinds.map(({ kind, label, text }) => (
      <label key={kind}>
        <input type="radio" name="kind" value={kind} defaultChecked={kinds.length === 1} required />
        <strong>{label}</strong> <span>{text}</span>
      </label>
    ))}
  </fieldset>
)

/**
 * The times that a meeting can be moved to, which the server has written into its page. A script also says each in the
 * visitor's time, and takes a choice back when another day is shown. Beside the form, because a script of its own for what
 * they share costs the page of the form more than it holds.
 */
export function MoveTimes({ picker }: { picker: PickerSettings }) {
  const { props } = useFreeTimes(picker)
  return <TimePicker {...props} />
}
