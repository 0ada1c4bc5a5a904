import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionLimits } from '../http/connection-limits.ts'
import { finishBackgroundWork, type Services } from '../services.ts'

/** How long balancers and clients have to notice that the server goes down before nothing new is let in, in milliseconds. */
const notice = 1000
/** How long a request that has just begun may take to arrive. */
const grace = 1000
/** How long requests and mails in flight may take from the signal on. Service managers kill after ten seconds. */
const timeout = 9500

/**
 * Goes down in good order: says that it is stopping, then lets nothing new in, finishes what is in flight and closes the
 * database. Resolves with whether all was finished in time; what was not is cut off. A mail that is cut off is sent again
 * after the next start.
 */
export async function stopServer({
  server,
  connections,
  services,
}: {
  server: Server
  connections: ConnectionLimits
  services: Services
}): Promise<boolean> {
  const { config, stopping } = services
  const tooLate = wait(timeout, 'too late' as const, { ref: false })
  stopping.abort()
  const background = finishBackgroundWork(services)
  // A proxy sends other visitors' requests on its connections, and does not repeat a message that met a closed one: they
  // are kept as long as they were promised.
  const waitForKeepAlive = config.trustedProxies > 0 || config.socket !== undefined
  const promised = wait(server.keepAliveTimeout + notice, undefined, { ref: false })
  await Promise.all([wait(notice), waitForKeepAlive && Promise.race([connections.allClosed(), promised])])
  const answered = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  // Browsers open connections ahead, and keep them.
  setTimeout(connections.closeIdle, grace).unref()
  const outcome = await Promise.race([Promise.all([answered, background]), tooLate])
  if (outcome === 'too late') server.closeAllConnections()
  // A database that does not answer must not hold the process either.
  await Promise.race([services.database.destroy(), wait(notice, undefined, { ref: false })])
  return outcome !== 'too late'
}
