import { afterEach, vi } from 'vitest'

// Files share a worker. A spy on a fake timer is taken off first: later it would put the fake one back, for every file
// after it.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
