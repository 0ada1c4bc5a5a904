import type { Context } from 'hono'
import { isReady } from '../database/open.ts'
import { problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/**
 * Whether the process is running and not stopping, for supervisors, and for proxies that keep serving pages while the
 * database is down.
 */
export function answerLive(context: Context, { stopping }: Pick<Services, 'stopping'>): Response {
  return stopping.signal.aborted ? unavailable('The server is stopping') : ok(context)
}

/** Whether the server is ready for visitors: it is not stopping, and the database answers. */
export async function answerHealth(
  context: Context,
  services: Pick<Services, 'stopping' | 'database'>,
): Promise<Response> {
  if (services.stopping.signal.aborted) return unavailable('The server is stopping')
  return (await isReady(services.database)) ? ok(context) : unavailable('The database does not answer')
}

const ok = (context: Context) => context.json({ status: 'ok' })

const unavailable = (detail: string) => problem(503, detail, {}, { 'Retry-After': '5' })
