import type { Mail } from './outbox-rows.ts'

/** What has become of a mail. One that has `failed` is tried again, one that was given up is not. */
export function stateOf({ sent_at, failed_at, last_error }: Mail): 'sent' | 'given up' | 'failed' | 'waits' {
  if (sent_at !== null) return 'sent'
  if (failed_at !== null) return 'given up'
  return last_error === null ? 'waits' : 'failed'
}
