import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from './desk-context.tsx'
import { words } from './keys.words.ts'
import styles from './keys-dialog.module.css'
import { areKeysOn, turnKeys } from './use-keys.ts'

/** What the keys do, and the switch that turns those of one letter off. */
export function KeysDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const say = useWords(words)
  const [areOn, setOn] = useState(areKeysOn)
  return (
    <Dialog isOpen={isOpen} close={close} title={say.title}>
      <dl className={styles.keys}>
        {say.keys.map(([key = '', does]) => (
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
            turnKeys(target.checked)
            setOn(target.checked)
          }}
        />
        <span>{say.areOn}</span>
      </label>
    </Dialog>
  )
}
