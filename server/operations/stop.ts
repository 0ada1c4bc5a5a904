import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long balancers and clients have to notice that the server goes down before nothing new is let in. */
const notice = 500
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
  dismissSilent,
  work,
  close,
}: {
  announce: () => void
  server: Server
  /** Closes the connections on which nothing is being answered: browsers open some ahead, and keep them. */
  dismissSilent: () => void
  /** Stops what works on its own, and resolves when its work in hand is done. */
  work: () => Promise<unknown>
  close: () => Promise<unknown>
}): Promise<boolean> {
  const late = wait(patience, 'late' as const, { ref: false })
  announce()
  const working = work()
  await wait(notice)
  const answered = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  setTimeout(dismissSilent, grace).unref()
  const outcome = await Promise.race([Promise.all([answered, working]), late])
  if (outcome === 'late') server.closeAllConnections()
  // A database that does not answer must not hold the process either.
  await Promise.race([close(), wait(notice, undefined, { ref: false })])
  return outcome !== 'late'
}
