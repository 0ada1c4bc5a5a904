import { useState } from 'react'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Dialog } from '../../../design/desk/dialog.desk.tsx'
import { areShortcutsOn, setShortcutsOn } from '../../../design/desk/use-shortcuts.desk.ts'
import { words as messageWords } from '../../../features/messages/desk/messages.words.ts'
import { words } from './shortcuts.words.ts'
import styles from './shortcuts-dialog.module.css'

/** What the keys do, and the switch that turns those of one letter off. */
export function ShortcutsDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const t = useWords(words)
  const keys = [...useWords(messageWords).keys, ...t.keys]
  const [areOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog isOpen={isOpen} close={close} title={t.title}>
      <dl className={styles.keys}>
        {keys.map(([key = '', does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={areOn}
          checked={areOn}
          onChange={({ target }) => {
            setShortcutsOn(target.checked)
            setOn(target.checked)
          }}
        />
        <span>{t.areOn}</span>
      </label>
    </Dialog>
  )
}
