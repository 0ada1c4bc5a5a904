import { useId, useState } from 'react'
import { DefinitionRows } from '../../../app/components/lists.tsx'
import { FormField } from '../../../app/interactive/form-fields.tsx'
import type { Meeting } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import controls from '../components/controls.module.css'
import { Dialog } from '../components/dialog.tsx'
import { SourceFacts } from '../components/source-facts.tsx'
import { useTimes } from '../components/times.ts'
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
  const t = useWords(words)
  const times = useTimes()
  const { startsAt, endsAt, kind, state, email, phone, about, language } = meeting
  const states = { pending: ` (${t.held})`, cancelled: ` (${t.cancelled})`, confirmed: '' }
  return (
    <dl className={styles.about}>
      <DefinitionRows
        rows={[
          {
            label: t.meeting.time,
            value: `${times.full(startsAt)}–${times.clock(endsAt)}${states[state]}`,
          },
          { label: t.meeting.kind, value: t.kinds[kind] },
          { label: t.meeting.email, value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
          ...(phone
            ? [
                {
                  label: t.meeting.phone,
                  value: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
                },
              ]
            : []),
          ...(about ? [{ label: t.meeting.about, value: <p lang={language}>{about}</p> }] : []),
        ]}
      />
      <SourceFacts source={meeting.source} firstPage={meeting.firstPage} />
    </dl>
  )
}

function CancelForm({ meeting: { id, name }, close }: { meeting: Meeting; close: () => void }) {
  const t = useWords(words).meeting
  const field = useId()
  const [reason, setReason] = useState('')
  function cancel(event: React.FormEvent) {
    event.preventDefault()
    close()
    void mutate({ path: `/bookings/${id}/cancel`, body: { reason }, message: t.cancelled(name) })
  }
  return (
    <form onSubmit={cancel} className={styles.form}>
      <FormField id={field} label={t.reason} hint={t.reasonHint(name)} error={undefined}>
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
        {t.cancel}
      </button>
    </form>
  )
}
