/** What has just happened: shown at the edge of the page, for as long as it can be undone. */
import type { ApiErrorReason } from './fetch-json.desk.ts'

interface DoneToast {
  is: 'done'
  text: string
  undo: string
  until: number
  onUndo: (() => void) | undefined
}

type NewToast = DoneToast | { is: 'undone' } | { is: 'failed'; reason: ApiErrorReason }

export type Toast = NewToast & { id: string }

/** The most that are shown at once: more would cover the page. */
const most = 3
const lifetime = { undone: 4000, failed: 15_000 }

let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

export const shownToasts = () => toasts

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setToasts(changed: readonly Toast[]) {
  toasts = changed
  for (const listener of listeners) listener()
}

export function showToast(toast: NewToast) {
  const id = toast.is === 'done' ? toast.undo : crypto.randomUUID()
  setToasts([...toasts.filter(({ is }) => is === 'done'), { ...toast, id }].slice(-most))
  setTimeout(() => dropToast(id), toast.is === 'done' ? toast.until - Date.now() : lifetime[toast.is])
}

export const dropToast = (id: string) => setToasts(toasts.filter((toast) => toast.id !== id))

/** The change that `u` takes back. */
export const newestDone = () => toasts.findLast((toast) => toast.is === 'done')
