import type { Logger } from 'pino'
import { isUnavailable } from '../database/unavailable.ts'
import { problem } from './problem.ts'

/** The answer to a request that failed, and a line in the log. */
export function failure(error: Error, id: string | undefined, log: Logger): Response {
  log.error({ id, ...traceOf(error), msg: 'request failed' })
  return isUnavailable(error) ? problem(503, undefined, {}, { 'Retry-After': '5' }) : problem(500)
}

/** Where an error came from. Not its message: databases quote in it what they were given. */
function traceOf(error: Error & { code?: unknown }) {
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code: error.code, stack: stack?.map((line) => line.trim()) }
}
