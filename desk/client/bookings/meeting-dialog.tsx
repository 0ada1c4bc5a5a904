import { useId, useState } from 'react'
import { DefinitionRows } from '../../../app/components/lists.tsx'
import { FormField } from '../../../app/interactive/form-fields.tsx'
import type { Meeting } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import controls from '../parts/controls.module.css'
import { Dialog } from '../parts/dialog.tsx'
import { SourceFacts } from '../parts/source-facts.tsx'
import { useTimes } from '../parts/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'

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
  const say = useWords(words)
  const times = useTimes()
  const { startsAt, endsAt, kind, state, email, phone, about, language } = meeting
  const states = { pending: ` (${say.held})`, cancelled: ` (${say.cancelled})`, confirmed: '' }
  return (
    <dl className={styles.about}>
      <DefinitionRows
        rows={[
          {
            label: say.meeting.time,
            value: `${times.full(startsAt)}–${times.clock(endsAt)}${states[state]}`,
          },
          { label: say.meeting.kind, value: say.kinds[kind] },
          { label: say.meeting.email, value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
          ...(phone
            ? [
                {
                  label: say.meeting.phone,
                  value: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
                },
              ]
            : []),
          ...(about ? [{ label: say.meeting.about, value: <p lang={language}>{about}</p> }] : []),
        ]}
      />
      <SourceFacts source={meeting.source} firstPage={meeting.firstPage} />
    </dl>
  )
}

function CancelForm({ meeting: { id, name }, close }: { meeting: Meeting; close: () => void }) {
  const say = useWords(words).meeting
  const field = useId()
  const [reason, setReason] = useState('')
  function cancel(event: React.FormEvent) {
    event.preventDefault()
    close()
    void mutate({ path: `/bookings/${id}/cancel`, body: { reason }, message: say.cancelled(name) })
  }
  return (
    <form onSubmit={cancel} className={styles.form}>
      <FormField id={field} label={say.reason} hint={say.reasonHint(name)} error={undefined}>
        <textarea
          id={field}
          rows={2}
          maxLength={1000}
          aria-describedby={`${field}-hint`}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormField>
      <button type="submit" className={controls.danger}>
        {say.cancel}
      </button>
    </form>
  )
}
