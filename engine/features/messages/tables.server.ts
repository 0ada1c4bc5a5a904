import type { Language } from '../../core/text/language.ts'

/** About a message: to the owner, and the confirmation to the visitor. */
export type MessageMailKind = 'owner' | 'confirmation'

declare module '../../core/database/tables.server.ts' {
  interface Tables {
    messages: {
      id: string
      received_at: number
      language: Language
      name: string
      email: string
      message: string
      /** 1 for suspected spam: stored, but not mailed. */
      spam: 0 | 1
      /** A hash of name, address, text and `spam`. */
      fingerprint: string
      /** When the owner has answered it. */
      answered_at: number | null
      /** Where the visit came from and which page it began with. Null where that is not known. */
      source: string | null
      first_page: string | null
    }
  }

  interface MailKinds {
    owner: true
    confirmation: true
    'reply-reminder': true
  }

  interface AlertKinds {
    message: true
  }
}
