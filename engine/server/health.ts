import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { faultOf } from '../core/database/open.server.ts'
import { describeFault } from '../core/database/unavailable.server.ts'
import { problem } from '../core/http/problem.server.ts'
import type { Runtime } from './runtime.ts'

/** How long an answer waits for the database, in milliseconds. Balancers give up after some seconds. */
const databaseTimeout = 1000

/**
 * Liveness: whether the process is running and not stopping, for supervisors, and for proxies that keep serving pages while
 * the database is down.
 */
export function getLiveness(context: Context, { stopping }: Pick<Runtime, 'stopping'>): Response {
  return stopping.signal.aborted ? unavailable('The server is stopping') : ok(context)
}

/**
 * Readiness: whether visitors can be served in all they want. The server is not stopping, the database can be read, and
 * the last write has not failed, or one succeeds now.
 */
export async function getReadiness(
  context: Context,
  { stopping, database }: Pick<Runtime, 'stopping' | 'database'>,
): Promise<Response> {
  if (stopping.signal.aborted) return unavailable('The server is stopping')
  const tooLate = new Error('It does not answer')
  const fault = await Promise.race([faultOf(database), wait(databaseTimeout, tooLate, { ref: false })])
  return fault === undefined ? ok(context) : unavailable(describeFault(fault))
}

const ok = (context: Context) => context.json({ status: 'ok' })

const unavailable = (detail: string) => problem(503, detail, {}, { 'Retry-After': '5' })
