import { vi } from 'vitest'

/**
 * Waits until a check throws no more, and resolves with what it returned. Throws its last error after `timeout` ms: a busy
 * machine takes long for what is soon done elsewhere.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>, timeout = 20_000) =>
  vi.waitFor(check, { timeout })
