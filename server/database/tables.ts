import type { Language } from '../../content/language.ts'

/** What is stored. Times are milliseconds since 1970, days are ISO dates in UTC. */
export interface Tables {
  messages: {
    id: string
    received_at: number
    language: Language
    name: string
    email: string
    message: string
    /** 1 where it is suspected: kept, but not mailed. */
    spam: 0 | 1
    /** A hash of who wrote what. */
    fingerprint: string
  }
  /** What was submitted lately, by content and by Idempotency-Key: whoever inserts the row first has the message. */
  submissions: { key: string; fingerprint: string; until: number }
  /** Mails that are to be sent, were sent, or were given up. */
  outbox: {
    id: string
    message_id: string
    kind: 'owner' | 'confirmation'
    /** When to try, or to try again. Taking a mail moves it ahead, so that nobody else takes it meanwhile. */
    next_at: number
    attempts: number
    sent_at: number | null
    failed_at: number | null
    last_error: string | null
  }
  views: { post: string; views: number }
  /** The same by ISO week (`2026-W47`), for the owner. */
  view_weeks: { week: string; post: string; views: number }
  /** Who has read what today, as a hash that nobody can turn back. */
  view_readers: { day: string; post: string; reader: string }
  view_salts: { day: string; salt: string }
  /** How often a sender, known by a hash with the day's salt, has sent in the time that ends at `until`. */
  limits: { sender: string; used: number; until: number }
}
