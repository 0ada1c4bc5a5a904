import { Check, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styles from './toasts.module.css'

interface Toast {
  id: number
  is: 'good' | 'bad'
  text: string
}

/** In milliseconds. What went wrong may have to be read twice. */
const lifetime = { good: 8000, bad: 30_000 }

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

function setToasts(changed: readonly Toast[]) {
  toasts = changed
  for (const listener of listeners) listener()
}

/** Shows a message at the edge of the page for a while, and has assistive technology read it. */
export function showToast(is: Toast['is'], text: string) {
  const toast = { id: next++, is, text }
  // A new attempt makes an earlier failure old.
  setToasts([...toasts.filter((earlier) => earlier.is === 'good'), toast])
  setTimeout(() => setToasts(toasts.filter((other) => other !== toast)), lifetime[is])
}

/** Copies text and says so, or that it could not be copied. Returns whether it was. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    showToast('good', copied)
    return true
  } catch {
    showToast('bad', failed)
    return false
  }
}

/** Where toasts appear: once on every page, after hydration. */
export function Toasts() {
  const visibleToasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {visibleToasts.map((toast) => (
        <p key={toast.id} className={styles.toast}>
          {toast.is === 'good' ? <Check aria-hidden size={20} /> : <TriangleAlert aria-hidden size={20} />}
          <span>{toast.text}</span>
        </p>
      ))}
    </div>
  )
}
