import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { messageOf } from '../base/error-names.server.ts'
import type { Undo } from '../mail/unsent-mails.server.ts'
import type { Done } from './api.ts'

/** What only happens when it can no longer be undone. */
interface Deferred {
  /** Of rows that it removes: the desk no longer shows them. */
  hiddenIds: readonly string[]
  run: () => Promise<unknown>
}

interface Change {
  undo: Undo
  deferred: Deferred | undefined
  timer: NodeJS.Timeout
}

export type UndoQueue = ReturnType<typeof createUndoQueue>

/**
 * Remembers each change for so many milliseconds. What can be reversed is done already, and comes with its inverse; what
 * cannot waits for the end of that time, or of the desk.
 */
export function createUndoQueue(log: Logger, undoFor: number) {
  const changes = new Map<string, Change>()
  /** Too late to be undone, but what they hide must not show for a moment. */
  const running = new Map<Deferred, Promise<void>>()
  const until = () => Date.now() + undoFor

  function add(undo: Undo, deferred?: Deferred): Done {
    const id = randomUUID()
    changes.set(id, { undo, deferred, timer: setTimeout(() => end(id), undoFor) })
    return { undo: id, undoUntil: until() }
  }

  function take(id: string): Change | undefined {
    const change = changes.get(id)
    clearTimeout(change?.timer)
    changes.delete(id)
    return change
  }

  function end(id: string) {
    const deferred = take(id)?.deferred
    if (deferred) running.set(deferred, run(deferred))
  }

  async function run(deferred: Deferred) {
    try {
      await deferred.run()
    } catch (error) {
      log.error({ msg: 'a change failed', error: messageOf(error) })
    } finally {
      running.delete(deferred)
    }
  }

  return {
    /** Until when what is done now can be undone: mails are due then. */
    until,
    /** For what is done already. */
    done: (undo: Undo) => add(undo),
    /** For what cannot be reversed. */
    defer: (deferred: Deferred) => add(() => Promise.resolve(true), deferred),
    /** Undefined where there is no such change any more, false where it could not be undone. */
    undo: async (id: string): Promise<boolean | undefined> => take(id)?.undo(),
    /** Of rows that are about to be removed. */
    hiddenIds(): ReadonlySet<string> {
      const waiting = changes.values().map(({ deferred }) => deferred)
      return new Set([...waiting, ...running.keys()].flatMap((deferred) => deferred?.hiddenIds ?? []))
    },
    /** Carries out what waits. */
    async stop() {
      for (const id of [...changes.keys()]) end(id)
      await Promise.all(running.values())
    },
  }
}
