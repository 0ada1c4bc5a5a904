import { useSyncExternalStore } from 'react'
import styles from './toasts.module.css'

interface Toast {
  id: number
  is: 'good' | 'bad'
  text: string
}

/** The check mark and the warning of Lucide. Its own code for icons is not needed on every page. */
const icons = {
  good: 'M20 6 9 17l-5-5',
  bad: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
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
          <svg aria-hidden width="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d={icons[toast.is]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span>{toast.text}</span>
        </p>
      ))}
    </div>
  )
}
