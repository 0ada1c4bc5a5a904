/** Changes something, and lets the owner take it back for as long as the server does. */
import type { Done } from '../../api.ts'
import { refreshChanged } from './answers.ts'
import { ask, type Trouble } from './ask.ts'
import { dropToast, newestDone, showToast } from './toasts.ts'

export interface Change {
  /** Below /api. */
  path: string
  body?: unknown
  /** What has happened, for the toast. */
  said: string
  /** Called when it was taken back. */
  whenUndone?: (() => void) | undefined
}

/** The changes that the server has not answered yet. */
let pending: Promise<unknown> = Promise.resolve()

/** Returns whether it was done. The answers that are shown are renewed in both cases. */
export function makeChange(change: Change): Promise<boolean> {
  const asked = askAndSay(change)
  pending = Promise.all([pending, asked])
  return asked.then(async (isDone) => {
    await refreshChanged()
    return isDone
  })
}

async function askAndSay({ path, body = {}, said, whenUndone }: Change): Promise<boolean> {
  const answered = await ask(path, body)
  if (answered.is === 'answered') {
    // The server answers every change with Done.
    const { undo, undoUntil } = JSON.parse(answered.text) as Done
    showToast({ is: 'done', text: said, undo, until: undoUntil, whenUndone })
  } else showTrouble(answered.why)
  return answered.is === 'answered'
}

/** Takes back a change, the newest one where none is named. */
export async function takeBack(chosen?: ReturnType<typeof newestDone>) {
  // The newest one may still be on its way.
  if (!chosen) await pending
  const toast = chosen ?? newestDone()
  if (!toast) return
  dropToast(toast.id)
  const answered = await ask(`/undo/${toast.undo}`, {})
  if (answered.is === 'failed') showTrouble(answered.why)
  else showToast({ is: 'undone' })
  await refreshChanged()
  if (answered.is === 'answered') toast.whenUndone?.()
}

const showTrouble = (why: Trouble) => showToast({ is: 'failed', why })
