import { useId, useState } from 'react'
import { buttonClass } from '../../../app/components/button.tsx'
import { FormField } from '../../../app/interactive/form-fields.tsx'
import type { IsoDay } from '../../../content/holidays.ts'
import { momentOf } from '../../../server/bookings/free-times.ts'
import type { NewBlock } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import { Dialog } from '../components/dialog.tsx'
import { useFacts, useWords } from '../shell/desk-context.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'

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
  const [from, setFrom] = useState(`${day}T09:00`)
  const [to, setTo] = useState(`${day}T12:00`)
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)

  /** Of a local time where the business is, `2026-12-24T09:00`. */
  const momentAt = (local: string) => momentOf(local.slice(0, 10), local.slice(11, 16), { timeZone })

  function save(event: React.FormEvent) {
    event.preventDefault()
    if (!from || !to || from >= to) return setWrong(true)
    close()
    const body: NewBlock = { startsAt: momentAt(from), endsAt: momentAt(to), note }
    void mutate({ path: '/blocked', body, message: t.done })
  }
  return (
    <form onSubmit={save} className={styles.form} noValidate>
      <div className={styles.pair}>
        <FormField id={`${id}-from`} label={t.from} error={undefined}>
          <input
            id={`${id}-from`}
            type="datetime-local"
            required
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </FormField>
        <FormField id={`${id}-to`} label={t.to} error={isWrong ? t.wrong : undefined}>
          <input
            id={`${id}-to`}
            type="datetime-local"
            required
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-to-error` : undefined}
            value={to}
            onChange={({ target }) => {
              setTo(target.value)
              setWrong(false)
            }}
          />
        </FormField>
      </div>
      <FormField id={`${id}-note`} label={t.note} error={undefined}>
        <input
          id={`${id}-note`}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </FormField>
      <button type="submit" className={buttonClass('primary')}>
        {t.save}
      </button>
    </form>
  )
}
