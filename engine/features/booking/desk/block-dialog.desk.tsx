import { useId, useState } from 'react'
import type { IsoDay } from '../../../core/time/clock.ts'
import { toEpoch } from '../../../core/time/moments.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Dialog } from '../../../design/desk/dialog.desk.tsx'
import { mutate } from '../../../design/desk/mutate.desk.ts'
import { useTimes } from '../../../design/desk/times.desk.ts'
import { FormField } from '../../../design/forms/form-fields.browser.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { NewBlock } from './bookings-api.ts'
import type { Block } from './day-entries.desk.ts'
import { proposeBlock } from './proposed-block.desk.ts'

/** Keeps a time from being booked: some hours, or many days. */
export function BlockDialog({ isOpen, close, day }: { isOpen: boolean; close: () => void; day: IsoDay }) {
  const t = useWords(words)
  return (
    <Dialog isOpen={isOpen} close={close} title={t.block}>
      <BlockForm close={close} day={day} />
    </Dialog>
  )
}

function BlockForm({ close, day }: { close: () => void; day: IsoDay }) {
  const t = useWords(words).blockForm
  const { timeZone } = useFacts()
  const id = useId()
  const [proposed] = useState(() => proposeBlock(day, Date.now(), { timeZone }))
  const [error, setError] = useState<string>()

  /** Of a local time where the business is, `2026-12-24T09:00`. */
  const momentAt = (local: string) => toEpoch(local.slice(0, 10), local.slice(11, 16), { timeZone })

  function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [from, to, note] = ['from', 'to', 'note'].map((name) => String(fields.get(name)))
    if (!from || !to || from >= to) return setError(t.wrong)
    if (momentAt(to) <= Date.now()) return setError(t.past)
    close()
    const body: NewBlock = { startsAt: momentAt(from), endsAt: momentAt(to), note: note ?? '' }
    void mutate({ path: '/blocked', body, message: t.done })
  }
  return (
    <form onSubmit={save} onChange={() => setError(undefined)} className={styles.form} noValidate>
      <div className={styles.pair}>
        <FormField id={`${id}-from`} label={t.from} error={undefined}>
          <input id={`${id}-from`} name="from" type="datetime-local" defaultValue={proposed.from} required />
        </FormField>
        <FormField id={`${id}-to`} label={t.to} error={error}>
          <input
            id={`${id}-to`}
            name="to"
            type="datetime-local"
            defaultValue={proposed.to}
            required
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error && `${id}-to-error`}
          />
        </FormField>
      </div>
      <FormField id={`${id}-note`} label={t.note} error={undefined}>
        <input id={`${id}-note`} name="note" maxLength={1000} />
      </FormField>
      <button type="submit" className={buttonClass('primary')}>
        {t.save}
      </button>
    </form>
  )
}

/** A blocked time, and the way to free it. */
export function BlockedDialog({ block, close }: { block: Block | undefined; close: () => void }) {
  const t = useWords(words)
  const times = useTimes()
  return (
    <Dialog isOpen={block !== undefined} close={close} title={block?.note || t.blocked}>
      {block && (
        <div className={styles.form}>
          <p>{`${times.full(block.startsAt)} – ${times.full(block.endsAt)}`}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              close()
              void mutate({ path: `/blocked/${block.id}/free`, message: t.freed })
            }}
          >
            {t.free}
          </button>
        </div>
      )}
    </Dialog>
  )
}
