import type { Language } from '../../content/language.ts'

/** The stored tables. Times are milliseconds since 1970, days are ISO dates in UTC. */
export interface Tables {
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
  }
  /** Recent submissions, by content and by Idempotency-Key: the first to insert the row stores the message. */
  submissions: { key: string; fingerprint: string; until: number }
  /** Mails: waiting, sent or given up. */
  outbox: {
    id: string
    message_id: string
    kind: 'owner' | 'confirmation'
    /** The time of the next attempt. Claiming a mail moves it ahead, so that no other process claims it meanwhile. */
    next_at: number
    attempts: number
    sent_at: number | null
    failed_at: number | null
    last_error: string | null
  }
  /** The pages that search engines have been told of, with the hash of their text then. */
  announced_pages: { url: string; hash: string }
  views: { post: string; views: number }
  /** Views by ISO week (`2026-W47`), for the owner. */
  view_weeks: { week: string; post: string; views: number }
  /** Readers of each article today, as salted hashes. */
  view_readers: { day: string; post: string; reader: string }
  view_salts: { day: string; salt: string }
  /** The number of messages of a sender (a salted hash) in the window that ends at `until`. */
  limits: { sender: string; used: number; until: number }
}
