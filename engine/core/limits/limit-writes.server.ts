import type { MiddlewareHandler } from 'hono'
import { BoundedMap } from '../base/bounded-map.server.ts'
import type { Config } from '../config/config.server.ts'
import { refusalProblem, tooMany } from '../forms/refusal.server.ts'
import { clientAddress, networksAround } from '../http/client-address.server.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { minute } from '../time/durations.ts'
import { everybody, secondsUntil } from './limits.server.ts'

/** More than any person does: a network may send so many requests that write in ten minutes, all together a thousand times as many, which a handful of networks cannot use up. */
const uses = 60
const within = 10 * minute
const shareOfAll = 1000
/** So many networks are remembered. A flood pushes out the oldest. */
const remembered = 10_000

/**
 * Limits every request that may write, by network and in all, but for the routes that limit what they store by themselves. It counts in memory, so
 * that a flood does not reach the database, and each process by itself.
 */
export function limitWrites(
  config: Pick<Config, 'trustedProxies'>,
  ownLimits: ReadonlySet<string>,
): MiddlewareHandler<HttpEnv> {
  const windows = new BoundedMap<{ used: number; until: number }>(remembered)
  return (context, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method) || ownLimits.has(context.req.path))
      return next()
    const now = Date.now()
    for (const { name, share } of [
      ...networksAround(clientAddress(context, config)),
      { name: everybody, share: shareOfAll },
    ]) {
      const known = windows.get(name)
      const { used, until } = known && known.until > now ? known : { used: 0, until: now + within }
      windows.set(name, { used: used + 1, until })
      if (used >= uses * share) return Promise.resolve(refusalProblem(tooMany(secondsUntil(until, now))))
    }
    return next()
  }
}
