import { stateOf } from '../mail/mail-state.server.ts'
import type { Mail } from '../mail/outbox-store.server.ts'
import type { MailState } from './api.ts'

/** A mail as the page gets it. */
export const mailState = (mail: Mail): MailState => ({
  id: mail.id,
  kind: mail.kind,
  is: stateOf(mail),
  sentAt: mail.sent_at,
  error: mail.last_error ?? '',
})
