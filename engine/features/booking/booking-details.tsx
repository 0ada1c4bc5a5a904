import type { ReactNode } from 'react'
import { pages } from '../../addresses/pages.ts'
import { Island } from '../../core/browser/island.tsx'
import { facts, type MeetingKind } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { capitalized, formatMeeting } from '../../core/time/clock.ts'
import { words } from './book.words.ts'
import type { MoveTimes } from './book-form.island.tsx'
import { pickerIn } from './picker.ts'
import { howToMeet } from './rules.ts'
import { type FreeTimes, stateOf, TimePicker } from './time-picker.tsx'

/** A booking as its page shows it. Times are in ISO 8601 with the offset of the owner's time zone. */
export interface ShownBooking {
  state: 'pending' | 'confirmed' | 'cancelled' | 'past' | 'expired'
  kind: MeetingKind
  start: string
  end: string
  phone: string
  /** Why it was cancelled, if the owner has said so. */
  reason: string
  isMovedOut: boolean
}

/** Who a form of the page is for: the secret of the link that it was opened with. */
interface Visitor {
  token: string
  /** Of the page, which may not be that of the booking. */
  language: Language
}

/** What the visitor has tried: the end of the address that the form was posted to, and the time in the form. */
export interface Tried {
  action: string
  start: string | undefined
}

interface BookingDetailsProps extends Visitor {
  booking: ShownBooking
  /** That it can be moved to. */
  times: FreeTimes
  /** What could not be done, open again, with the time that was chosen. */
  tried?: Tried | undefined
}

/** Whether its visitor can still do something with it. */
export const hasActions = ({ state }: Pick<ShownBooking, 'state'>) =>
  state === 'pending' || state === 'confirmed'

/** What was agreed, and the buttons to move, cancel or confirm it. Rendered by the server, for one visitor. */
export function BookingDetails({ booking, times, tried, ...visitor }: BookingDetailsProps) {
  const { state } = booking
  const { language, token } = visitor
  const { booking: t, form, results } = words[language]
  return (
    <div data-booking="">
      <div>
        <Meeting booking={booking} language={language} />
        {state === 'confirmed' && (
          <a href={`/api/bookings/calendar?booking=${encodeURIComponent(token)}`} download="">
            {form.calendar}
          </a>
        )}
        {state === 'pending' && <ChangeForm {...visitor} action="confirm" button={t.confirm} isPrimary />}
        {/* Somebody else may be faster than who has not confirmed: then there is another time. */}
        {state !== 'confirmed' && (
          <p>
            <a href={pages.book[language]}>{t.again}</a>
          </p>
        )}
      </div>
      {state === 'confirmed' &&
        (booking.isMovedOut ? (
          <p>{results.movedOften.next}</p>
        ) : (
          <Folded summary={t.move} isOpen={tried?.action === 'move'}>
            <ChangeForm
              {...visitor}
              action="move"
              button={stateOf(times) === 'offered' && t.moveTo}
              isPrimary
            >
              <Island
                name="move-times"
                // As the script shows it first, with what the server knows.
                of={() => <TimePicker picker={pickerIn(language)} times={times} start={tried?.start} />}
                props={{ picker: pickerIn(language) } satisfies Parameters<typeof MoveTimes>[0]}
              />
            </ChangeForm>
          </Folded>
        ))}
      {hasActions(booking) && (
        <Folded summary={t.cancel} isOpen={tried?.action === 'cancel'}>
          <ChangeForm {...visitor} action="cancel" button={t.cancelNow} />
        </Folded>
      )}
    </div>
  )
}

/** Day, time and kind of the meeting. */
function Meeting({ booking, language }: { booking: ShownBooking; language: Language }) {
  const { kind, state, phone } = booking
  const t = words[language]
  const { videoLink } = facts.booking
  const how =
    kind === 'phone' && phone ? fill(t.booking.called, { number: phone }) : howToMeet(kind, language)
  return (
    <>
      <h3>{capitalized(formatMeeting(booking, language))}</h3>
      <p>{t.booking.zone}</p>
      {hasActions(booking) && (
        <p>
          {`${t.kinds[kind]}: `}
          {kind === 'video' && videoLink && state === 'confirmed' ? (
            <a href={videoLink}>{t.booking.link}</a>
          ) : (
            how
          )}
        </p>
      )}
      {state === 'cancelled' && booking.reason && <p>{booking.reason}</p>}
    </>
  )
}

/** The button of a change, by the end of the address that it is posted to. Undefined for other forms. */
export function buttonOf(action: string, language: Language): string | undefined {
  const { moveTo, cancelNow, confirm } = words[language].booking
  return new Map(Object.entries({ move: moveTo, cancel: cancelNow, confirm })).get(action)
}

/** The button of what was tried once more, while the booking cannot be read. */
export const TryAgain = ({
  tried: { action, start },
  ...form
}: Visitor & { tried: Tried; button: string }) => (
  <div data-booking="">
    <ChangeForm {...form} action={action} isPrimary>
      {start && <input type="hidden" name="start" value={start} />}
    </ChangeForm>
  </div>
)

interface ChangeFormProps extends Visitor {
  action: string
  button: string | false
  isPrimary?: boolean
  children?: ReactNode
}

const ChangeForm = ({ token, language, action, button, isPrimary, children }: ChangeFormProps) => (
  <form className="not-printed" method="post" action={`/api/bookings/${action}`}>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="language" value={language} />
    {children}
    {button && (
      <button type="submit" data-primary={isPrimary ? '' : undefined}>
        {button}
      </button>
    )}
  </form>
)

const Folded = ({ summary, isOpen, children }: { summary: string; isOpen: boolean; children: ReactNode }) => (
  <details className="not-printed" open={isOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
)
