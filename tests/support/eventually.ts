import { vi } from 'vitest'

/**
 * Waits until a check throws no more, and resolves with what it returned. Throws its last error after 20 s: a busy
 * machine takes long for what is soon done elsewhere.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000 })
