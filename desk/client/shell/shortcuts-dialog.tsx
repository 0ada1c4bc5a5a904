import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from './desk-context.tsx'
import { words } from './shortcuts.words.ts'
import styles from './shortcuts-dialog.module.css'
import { areShortcutsOn, setShortcutsOn } from './use-shortcuts.ts'

/** What the keys do, and the switch that turns those of one letter off. */
export function ShortcutsDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const t = useWords(words)
  const [areOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog isOpen={isOpen} close={close} title={t.title}>
      <dl className={styles.keys}>
        {t.keys.map(([key = '', does]) => (
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
