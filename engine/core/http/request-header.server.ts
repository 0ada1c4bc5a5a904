import type { Context } from 'hono'
import type { HttpEnv } from './env.server.ts'

/** Reads a header of a request by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** The headers of a request as Node has parsed them: Hono checks each one anew whenever it is read. decisions/011 */
export function headersOf({ env, req }: Context<HttpEnv>): ReadHeader {
  const parsed = env?.incoming?.headers
  if (!parsed) return (name) => req.header(name)
  return (name) => {
    const value = parsed[name]
    return typeof value === 'string' ? value : value?.join(', ')
  }
}
