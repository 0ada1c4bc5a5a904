import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Crowd } from '../http/crowd.ts'

/** How long balancers and clients have to notice that the server goes down before nothing new is let in. */
const notice = 1000
/** How long a request that has just begun may take to say what it wants. */
const grace = 1000
/** How long requests and mails in flight may take from the signal on. Service managers kill after ten seconds. */
const patience = 9500

/**
 * Goes down in good order: `announce` turns /api/health and tells clients to reconnect elsewhere, then nothing new is
 * let in, what is in flight is finished, and `close` puts the rest away. Resolves with whether all was finished in time;
 * what was not is cut off. A mail that is cut off is sent again after the next start.
 */
export async function stopInOrder({
  announce,
  server,
  crowd,
  lingers,
  work,
  close,
}: {
  announce: () => void
  server: Server
  crowd: Crowd
  /**
   * Whether connections are kept as long as they were promised: a proxy asks on them for other visitors, and does not
   * ask twice with a message that met a closed door.
   */
  lingers: boolean
  /** Stops what works on its own, and resolves when its work in hand is done. */
  work: () => Promise<unknown>
  close: () => Promise<unknown>
}): Promise<boolean> {
  const late = wait(patience, 'late' as const, { ref: false })
  announce()
  const working = work()
  const promised = wait(server.keepAliveTimeout + notice, undefined, { ref: false })
  await Promise.all([wait(notice), lingers && Promise.race([crowd.present(), promised])])
  const answered = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // Browsers open some ahead, and keep them.
  setTimeout(crowd.dismissSilent, grace).unref()
  const outcome = await Promise.race([Promise.all([answered, working]), late])
  if (outcome === 'late') server.closeAllConnections()
  // A database that does not answer must not hold the process either.
  await Promise.race([close(), wait(notice, undefined, { ref: false })])
  return outcome !== 'late'
}
