/** Changes something, and lets the owner take it back for as long as the server does. */
import type { Done } from '../../core/desk/api.ts'
import { ApiError, postFile, postJson } from './fetch-json.desk.ts'
import { refresh } from './query-client.desk.ts'
import { dropToast, newestDone, showToast } from './toast-queue.desk.ts'

export interface Mutation {
  /** Below /api. */
  path: string
  body?: unknown
  /** What has happened, for the toast. */
  message: string
  /** Called when it was not done, before the answers are renewed. */
  onError?: () => void
  /** Called when it was taken back. */
  onUndo?: (() => void) | undefined
}

/** The changes that the server has not answered yet. */
let pending: Promise<unknown> = Promise.resolve()

/** Returns whether it was done. The answers that are shown are renewed in both cases. */
export async function mutate({ path, body = {}, message, onError, onUndo }: Mutation): Promise<boolean> {
  const sent = send<Done>(path, body, ({ undo, undoUntil }) =>
    showToast({ is: 'done', text: message, undo, until: undoUntil, onUndo }),
  )
  pending = Promise.all([pending, sent])
  const isDone = await sent
  if (!isDone) onError?.()
  await refresh()
  return isDone
}

/** Takes back a change, the newest one where none is named. */
export async function undo(chosen?: ReturnType<typeof newestDone>) {
  // The newest one may still be on its way.
  if (!chosen) await pending
  const toast = chosen ?? newestDone()
  if (!toast) return
  dropToast(toast.id)
  const isUndone = await send(`/undo/${toast.undo}`, {}, () => showToast({ is: 'undone' }))
  await refresh()
  if (isUndone) toast.onUndo?.()
}

/** Sends a file, and says so where it could not be sent. */
export async function sendFile<Answer>(path: string, file: File): Promise<Answer | undefined> {
  let answered: Answer | undefined
  await attempt(async () => {
    answered = await postFile<Answer>(path, file)
  })
  return answered
}

const send = <Answer>(path: string, body: unknown, onDone: (answer: Answer) => void) =>
  attempt(async () => onDone(await postJson<Answer>(path, body)))

/** Returns whether it was done, and says so where it was not. */
async function attempt(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showToast({ is: 'failed', reason: error.reason })
    return false
  }
}
