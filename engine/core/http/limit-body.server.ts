import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from './env.server.ts'
import { problem } from './problem.server.ts'

const kilobyte = 1024

/** Of JSON, in bytes. */
const longest = 64 * kilobyte
/** Of a form, in which one letter may take nine bytes: a text that is too long comes back to its writer. */
const longestForm = 256 * kilobyte

/**
 * Refuses larger bodies with 413. One that announces its length is refused without a look at it: a stream that is read in
 * part and left would stop the connection. `formResponse` is for a form of the browser itself, if there is a page to show.
 */
export function limitBody(
  formResponse: (context: Context<HttpEnv>) => Response | undefined,
): MiddlewareHandler<HttpEnv> {
  const tooLarge = (context: Context<HttpEnv>) => {
    const page = isForm(context) ? formResponse(context) : undefined
    return page ?? problem(413, `The body is larger than ${limitOf(context) / kilobyte} KB`)
  }
  const limits = new Map(
    [longest, longestForm].map((maxSize) => [maxSize, bodyLimit({ maxSize, onError: tooLarge })]),
  )
  return async (context, next) => {
    const limit = limitOf(context)
    const announced = context.req.header('Content-Length')
    if (announced === undefined) return limits.get(limit)?.(context, next)
    return Number(announced) > limit ? tooLarge(context) : next()
  }
}

const limitOf = (context: Context<HttpEnv>) => (isForm(context) ? longestForm : longest)

const isForm = (context: Context<HttpEnv>) => isFormType(context.req.header('Content-Type'))

/** Whether a browser has sent a form by itself. */
export const isFormType = (type: string | undefined) =>
  type?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
