import type { Mail } from './outbox-store.server.ts'

/** What has become of a mail. A `failed` one is no longer tried. */
export type MailState = 'queued' | 'retrying' | 'failed' | 'sent'

export function stateOf({ sent_at, failed_at, last_error }: Mail): MailState {
  if (sent_at !== null) return 'sent'
  if (failed_at !== null) return 'failed'
  return last_error === null ? 'queued' : 'retrying'
}
