import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from './desk-context.desk.tsx'
import styles from './dialog.module.css'
import { words } from './dialog.words.ts'

/** A modal dialog. Escape and a click beside it close it, and the focus returns to where it was. */
export function Dialog({
  isOpen,
  close,
  title,
  children,
}: {
  isOpen: boolean
  close: () => void
  title: ReactNode
  children: ReactNode
}) {
  const t = useWords(words)
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as every dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <button type="button" className={styles.close} onClick={close} aria-label={t.close}>
              <X aria-hidden size={20} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
