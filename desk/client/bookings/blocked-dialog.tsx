import { mutate } from '../api/mutate.ts'
import controls from '../components/controls.module.css'
import { Dialog } from '../components/dialog.tsx'
import { useTimes } from '../components/times.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './bookings.module.css'
import { words } from './bookings.words.ts'
import type { Block } from './day-entries.ts'

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
