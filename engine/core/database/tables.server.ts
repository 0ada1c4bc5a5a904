import type { MeetingKind } from '../site/facts.ts'
import type { Language } from '../text/language.ts'

/** About a message: to the owner, and the confirmation to the visitor. */
export type MessageMailKind = 'owner' | 'confirmation'

/** About a booking. Those that end in `-owner` go to the owner, the others to the visitor. */
export type BookingMailKind =
  | 'booking-held'
  | 'booking-booked'
  | 'booking-booked-owner'
  | 'booking-moved'
  | 'booking-moved-owner'
  | 'booking-cancelled'
  | 'booking-cancelled-owner'
  | 'booking-reminder'

/** To the owner, about the site itself. */
type NoticeMailKind = 'calendar-unreadable' | 'calendar-entries' | 'reply-reminder' | 'week'

/** What a push to the owner tells. */
export type AlertKind =
  | 'message'
  | 'booking-booked'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'bookings-many'
  | 'mail-given-up'
  | 'mail-refused'
  | 'calendar-unreadable'
  | 'backup-missing'
  | 'offsite-missing'
  | 'database-failing'

/** To subscribers: asking to confirm the address, and an article. */
type NewsletterMailKind = 'newsletter-confirm' | 'newsletter' | 'newsletter-test'

export type MailKind = MessageMailKind | BookingMailKind | NoticeMailKind | NewsletterMailKind

/** The stored tables. Times are milliseconds since 1970, days are ISO dates in UTC where nothing else is said. */
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
    /** When the owner has answered it. */
    answered_at: number | null
    /** Where the visit came from and which page it began with. Null where that is not known. */
    source: string | null
    first_page: string | null
  }
  /** What tells recent messages apart, their content and their Idempotency-Key: the first to insert the row stores the message. */
  idempotency_keys: { key: string; fingerprint: string; until: number }
  /** Consultations that visitors have booked. */
  bookings: {
    id: string
    created_at: number
    starts_at: number
    ends_at: number
    kind: MeetingKind
    language: Language
    name: string
    email: string
    /** Empty where the visitor has given none. */
    phone: string
    about: string
    /**
     * `pending` until the visitor has answered a mail, where that is asked for. Only confirmed meetings take their time: a
     * unique index lets one of them start at a time. What a booking is at a moment: booking/booking-state.server.ts.
     */
    state: 'pending' | 'confirmed' | 'cancelled'
    /** Until when a pending booking can be confirmed. */
    pending_until: number | null
    /** When a link in one of its mails was used to change it: the address is the visitor's own. */
    proved_at: number | null
    /** How often the meeting was moved or cancelled, as calendars count it (SEQUENCE, RFC 5545). */
    sequence: number
    /** Null for a pending one, which was never a meeting. */
    cancelled_by: 'visitor' | 'owner' | null
    /** What the owner says to the visitor about cancelling it. */
    reason: string
    /** A hash of the Idempotency-Key that it came with. */
    request_key: string | null
    /** A hash of what came with that key. */
    request_fingerprint: string | null
    /** As for a message. */
    source: string | null
    first_page: string | null
  }
  /** A row for each day with bookings, locked by whoever books a time on it. */
  booking_days: { day: string; changes: number }
  /** Hashes of the secrets in the links to a booking. Each mail has its own; `is_mailed` is 0 for those in answers of the API. */
  booking_tokens: { hash: string; booking_id: string; created_at: number; is_mailed: 0 | 1 }
  /** Times that the owner keeps free of bookings, besides those in their calendars. */
  blocked_times: { id: string; starts_at: number; ends_at: number; note: string }
  /** Those who have asked for new articles by e-mail. Who leaves is deleted. */
  subscribers: {
    id: string
    /** In lower case. */
    email: string
    language: Language
    /** When the last mail that asks to confirm was stored. */
    asked_at: number
    /** Null until the address is confirmed. */
    confirmed_at: number | null
    /** What was agreed to, in the words of the form. */
    consent: string
    /** The secret of the links in their mails. */
    token: string
    /** How many mails in a row the mail server of the address has refused for good. */
    refusals: number
    /** Since when nothing is sent, because mails were refused. */
    paused_at: number | null
  }
  /** Articles as they are sent, one row for each language. `id` is the article's folder and the language: `backups/en`. */
  newsletters: {
    id: string
    article: string
    language: Language
    title: string
    excerpt: string
    /** Paths on the site. */
    path: string
    picture: string
    /** When it was put into the outbox. Null for one that was only tried. */
    sent_at: number | null
  }
  /** Mails: queued, sent or failed. Each is about a message, a booking, a subscriber, or none of them. */
  outbox: {
    id: string
    message_id: string | null
    booking_id: string | null
    subscriber_id: string | null
    newsletter_id: string | null
    kind: MailKind
    /** Of two due mails the one with the lower number goes first: 1 for newsletters, 0 for all others. */
    priority: 0 | 1
    /** When it was first due. Mails of earlier releases have none. */
    due_at: number | null
    /** The time of the next attempt. Claiming a mail moves it ahead, so that no other process claims it meanwhile. */
    next_at: number
    attempts: number
    sent_at: number | null
    failed_at: number | null
    last_error: string | null
    /** What a mail about the site itself tells: why a calendar cannot be read, or which entries it has (JSON). */
    detail: string | null
  }
  /** Pushes to the owner (ALERT_URL), kept for a day. Not in the outbox, which servers of earlier releases would mail. */
  alerts: {
    id: string
    kind: AlertKind
    /** Of the meeting, where it is about one. */
    starts_at: number | null
    created_at: number
    /** As for a mail. */
    next_at: number
    attempts: number
    sent_at: number | null
  }
  /**
   * When the last backup was made here and sent off-site, the last of those was checked, and the last week was told.
   * `-awaited`: when we began to expect a first backup. `retention`: the last time that the clock was trusted;
   * `retention-doubted`: since when it has shown another time.
   */
  jobs: {
    name:
      | 'backup'
      | 'offsite'
      | 'backup-awaited'
      | 'offsite-awaited'
      | 'offsite-check'
      | 'week'
      | 'retention'
      | 'retention-doubted'
    done_at: number
  }
  /** Readers of each article, in all. */
  views: { post: string; views: number }
  /** Pages that people have opened, by the day of the business. */
  page_views: { day: string; page: string; views: number }
  /** Visits by where they came from and the page that they began with. */
  visits: { day: string; source: string; page: string; visits: number }
  /** Readers of each article on a day of the business, as salted hashes. */
  view_readers: { day: string; post: string; reader: string }
  view_salts: { day: string; salt: string }
  /** The uses of a limit in the window that ends at `until`. Networks and mailboxes in `sender` are salted hashes. */
  limits: { sender: string; used: number; until: number }
}
