import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Undo } from '../../server/mail/retry-mails.ts'
import type { Done } from '../api.ts'

interface Waiting {
  /** The ids of rows that it removes: the desk no longer shows them. */
  hides: readonly string[]
  work: () => Promise<unknown>
}

interface Change {
  takeBack: Undo
  /** For what only happens when it can no longer be undone. */
  waiting: Waiting | undefined
  timer: NodeJS.Timeout
  /** It is being carried out: too late. */
  isEnding: boolean
}

export type PendingUndos = ReturnType<typeof createUndo>

/**
 * Remembers each change for so many milliseconds. What can be reversed is done already, and comes with its inverse; what
 * cannot waits for the end of that time, or of the desk.
 */
export function createUndo(log: Logger, patience: number) {
  const changes = new Map<string, Change>()
  const working = new Set<Promise<void>>()
  const endOfPatience = () => Date.now() + patience

  function add(takeBack: Undo, waiting?: Waiting): Done {
    const undo = randomUUID()
    changes.set(undo, { takeBack, waiting, timer: setTimeout(() => end(undo), patience), isEnding: false })
    return { undo, undoUntil: endOfPatience() }
  }

  function end(undo: string) {
    const change = changes.get(undo)
    if (!change || change.isEnding) return
    clearTimeout(change.timer)
    change.isEnding = true
    const round = carryOut(change.waiting).finally(() => {
      // Only now, so that what it hides does not show for a moment.
      changes.delete(undo)
      working.delete(round)
    })
    working.add(round)
  }

  async function carryOut(waiting: Waiting | undefined) {
    try {
      await waiting?.work()
    } catch (error) {
      log.error({ msg: 'a change failed', error: error instanceof Error ? error.message : 'unknown' })
    }
  }

  return {
    /** Until when what is done now can be undone: mails are due then. */
    until: endOfPatience,
    /** For what is done already. */
    done: (takeBack: Undo) => add(takeBack),
    /** For what cannot be reversed. */
    later: (waiting: Waiting) => add(() => Promise.resolve(true), waiting),
    /** Undefined where there is no such change any more, false where it could not be taken back. */
    async undo(undo: string): Promise<boolean | undefined> {
      const change = changes.get(undo)
      if (!change || change.isEnding) return undefined
      clearTimeout(change.timer)
      changes.delete(undo)
      return change.takeBack()
    },
    /** The ids of rows that are about to be removed. */
    hidden: (): ReadonlySet<string> =>
      new Set(changes.values().flatMap(({ waiting }) => waiting?.hides ?? [])),
    /** Carries out what waits. */
    async stop() {
      for (const undo of [...changes.keys()]) end(undo)
      await Promise.all(working)
    },
  }
}
