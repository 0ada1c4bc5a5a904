import { useId } from 'react'
import { fill } from '../../../core/text/sentence.ts'
import controls from '../../../design/desk/controls.module.css'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Dialog } from '../../../design/desk/dialog.desk.tsx'
import { FactList, useSourceFacts } from '../../../design/desk/fact-list.desk.tsx'
import { mutate } from '../../../design/desk/mutate.desk.ts'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { FormField } from '../../../design/forms/form-fields.browser.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { Cancellation, Meeting } from './bookings-api.ts'

/** A meeting with who comes and why, and the way to cancel it. */
export function MeetingDialog({
  meeting,
  now,
  close,
}: {
  meeting: Meeting | undefined
  now: number
  close: () => void
}) {
  return (
    <Dialog isOpen={meeting !== undefined} close={close} title={meeting?.name}>
      {meeting && <About meeting={meeting} />}
      {meeting && meeting.state !== 'cancelled' && meeting.startsAt > now && (
        <CancelForm meeting={meeting} close={close} />
      )}
    </Dialog>
  )
}

function About({ meeting }: { meeting: Meeting }) {
  const t = useWords(words)
  const times = useTimes()
  const { startsAt, endsAt, kind, state, email, phone, about, language } = meeting
  const time = `${times.full(startsAt)}–${times.clock(endsAt)}`
  const facts = [
    { label: t.meeting.time, value: state === 'confirmed' ? time : `${time} (${t.states[state]})` },
    { label: t.meeting.kind, value: t.kinds[kind] },
    { label: t.meeting.email, value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
    {
      label: t.meeting.phone,
      value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
    },
    { label: t.meeting.about, value: about && <p lang={language}>{about}</p> },
    ...useSourceFacts(meeting),
  ]
  return <FactList className={styles.about} facts={facts} />
}

function CancelForm({ meeting: { id, name }, close }: { meeting: Meeting; close: () => void }) {
  const t = useWords(words).meeting
  const field = useId()
  function cancel(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body: Cancellation = { reason: String(new FormData(event.currentTarget).get('reason')) }
    close()
    void mutate({ path: `/bookings/${id}/cancel`, body, message: fill(t.cancelled, { name }) })
  }
  return (
    <form onSubmit={cancel} className={styles.form}>
      <FormField id={field} label={t.reason} hint={fill(t.reasonHint, { name })} error={undefined}>
        <textarea id={field} name="reason" rows={2} maxLength={1000} aria-describedby={`${field}-hint`} />
      </FormField>
      <button type="submit" className={controls.danger}>
        {t.cancel}
      </button>
    </form>
  )
}
