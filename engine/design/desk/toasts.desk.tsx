import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import frame from '../forms/toasts.module.css'
import { words as errorWords } from './api-error.words.ts'
import { useWords } from './desk-context.desk.tsx'
import { undo } from './mutate.desk.ts'
import { shownToasts, type Toast, watchToasts } from './toast-queue.desk.ts'
import styles from './toasts.module.css'
import { words } from './toasts.words.ts'

/** What has just happened, read aloud as it comes, each with the way to take it back. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts)
  return (
    <div className={`${frame.toasts} ${styles.toasts}`} role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={`${frame.toast} ${styles.toast}`}>
          {toast.is === 'failed' && <TriangleAlert aria-hidden size={20} />}
          <ToastText toast={toast} />
        </div>
      ))}
    </div>
  )
}

function ToastText({ toast }: { toast: Toast }) {
  const t = useWords(words)
  const errors = useWords(errorWords)
  if (toast.is === 'undone') return <p>{t.undone}</p>
  if (toast.is === 'failed') return <p>{errors[toast.reason].short}</p>
  return (
    <>
      <p>{toast.text}</p>
      <button
        type="button"
        className={styles.undo}
        aria-keyshortcuts="u Control+Z"
        onClick={() => void undo(toast)}
      >
        <span>{t.undo}</span> <kbd aria-hidden>u</kbd>
      </button>
    </>
  )
}
