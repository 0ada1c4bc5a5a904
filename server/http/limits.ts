import { BurstyRateLimiter, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/**
 * How many messages one address may send: five a minute, and ten more now and then. An office of fifty behind one
 * address gets through in ten minutes; a script is stopped after fifteen.
 */
export function messageLimiter() {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: 5, duration: 60 }),
    new RateLimiterMemory({ points: 10, duration: 600, keyPrefix: 'burst' }),
  )
  /** Undefined where the address may send, else the seconds to wait. */
  return async (address: string): Promise<number | undefined> => {
    try {
      await limiter.consume(address)
      return undefined
    } catch (refused) {
      // It rejects with its result, not with an error, where the limit is reached.
      return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000) || 1
    }
  }
}
