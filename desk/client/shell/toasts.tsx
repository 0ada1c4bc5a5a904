import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import frame from '../../../app/interactive/toasts.module.css'
import { takeBack } from '../answers/make-change.ts'
import { shownToasts, type Toast, watchToasts } from '../answers/toasts.ts'
import { useWords } from './desk-context.tsx'
import styles from './toasts.module.css'
import { words } from './toasts.words.ts'
import { words as troubleWords } from './trouble.words.ts'

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
  const say = useWords(words)
  const troubles = useWords(troubleWords)
  if (toast.is === 'undone') return <p>{say.undone}</p>
  if (toast.is === 'failed') return <p>{troubles[toast.why].short}</p>
  return (
    <>
      <p>{toast.text}</p>
      <button
        type="button"
        className={styles.undo}
        aria-keyshortcuts="u Control+Z"
        onClick={() => void takeBack(toast)}
      >
        <span>{say.undo}</span> <kbd aria-hidden>u</kbd>
      </button>
    </>
  )
}
