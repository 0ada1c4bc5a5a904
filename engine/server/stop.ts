import { setTimeout as wait } from 'node:timers/promises'
import type { createHttpServer } from '../core/http/http.server.ts'
import { finishBackgroundWork, type Runtime, stopFeatures } from './runtime.ts'

/** How long the server still accepts connections, so that load balancers notice that it is stopping, in milliseconds. */
const notice = 1000
/** How long a new connection may take to send its request. */
const grace = 1000
/** How long requests and mails in progress may take. Service managers kill after ten seconds. */
const timeout = 9500

/**
 * Stops gracefully: announces it, then accepts no new connections, finishes the work in progress and closes the database.
 * Resolves with whether all work was finished in time. The rest is cut off; such a mail is sent again after the next start.
 */
export async function stopServer(
  { server, connections }: ReturnType<typeof createHttpServer>,
  runtime: Runtime,
): Promise<boolean> {
  const { config, stopping } = runtime
  const tooLate = wait(timeout, 'too late' as const, { ref: false })
  stopping.abort()
  const background = finishBackgroundWork(runtime)
  // A proxy reuses its connections and does not repeat a POST that meets a closed one, so they stay open for the whole
  // keep-alive time.
  const waitForKeepAlive = config.trustedProxies > 0 || config.socket !== undefined
  const promised = wait(server.keepAliveTimeout + notice, undefined, { ref: false })
  await Promise.all([wait(notice), waitForKeepAlive && Promise.race([connections.allClosed(), promised])])
  const answered = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // Browsers open spare connections and keep them.
  setTimeout(connections.closeIdle, grace).unref()
  // Once more, for the pages that were answered meanwhile.
  const done = Promise.all([answered, background]).then(() => stopFeatures(runtime))
  const outcome = await Promise.race([done, tooLate])
  if (outcome === 'too late') server.closeAllConnections()
  // A database that does not answer must not delay the exit either.
  await Promise.race([runtime.database.destroy(), wait(notice, undefined, { ref: false })])
  return outcome !== 'too late'
}
