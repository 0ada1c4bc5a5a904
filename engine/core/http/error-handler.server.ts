import type { Context, ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { isUnavailable } from '../database/unavailable.server.ts'
import type { HttpEnv } from './env.server.ts'
import { problem } from './problem.server.ts'

/** Responds to a failed request, and logs the stack. */
export const errorHandler =
  (log: Logger): ErrorHandler<HttpEnv> =>
  (error, context) => {
    // The client went away, or took too long, before its request was read.
    if (context.env?.incoming?.complete === false) return problem(408, 'Send the request once more')
    logFailure(log, context, error)
    return isUnavailable(error) ? problem(503, undefined, {}, { 'Retry-After': '5' }) : problem(500)
  }

/** For those who answer a failure by themselves. */
export function logFailure(log: Logger, context: Context<HttpEnv>, error: Error) {
  log.error({ id: context.get('requestId'), ...describeError(error), msg: 'request failed' })
}

/** Without the message, in which databases quote the text of visitors. */
function describeError(error: Error & { code?: unknown }) {
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code: error.code, stack: stack?.map((line) => line.trim()) }
}
