import { afterAll, afterEach, vi } from 'vitest'

// Files share a worker: each leaves the globals as it found them.
const { Request, Response } = globalThis

// A spy on a fake timer is taken off first: later it would put the fake one back, for every file after it.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// A server of @hono/node-server puts quicker ones in their place, which lack `bytes()`.
afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: Request })
  Object.defineProperty(globalThis, 'Response', { value: Response })
})
