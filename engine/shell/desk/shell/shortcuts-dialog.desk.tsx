import { useState } from 'react'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { Dialog } from '../../../design/desk/dialog.desk.tsx'
import { areShortcutsOn, setShortcutsOn } from '../../../design/desk/use-shortcuts.desk.ts'
import type { View } from '../../../design/desk/view.desk.ts'
import { words } from './shortcuts.words.ts'
import styles from './shortcuts-dialog.module.css'

interface ShortcutsDialogProps {
  views: readonly View[]
  isOpen: boolean
  close: () => void
}

/** What the keys do, and the switch that turns those of one letter off. */
export function ShortcutsDialog({ views, isOpen, close }: ShortcutsDialogProps) {
  const t = useWords(words)
  const language = useLanguage()
  const keys = [...views.flatMap((view) => view.keys?.[language] ?? []), ...t.keys]
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
