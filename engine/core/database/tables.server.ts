/**
 * The stored tables, and the kinds of mails, pushes and jobs in them. A feature adds its own in its tables.server.ts
 * (https://www.typescriptlang.org/docs/handbook/declaration-merging.html#module-augmentation). Times are milliseconds since
 * 1970, days are ISO dates in UTC where nothing else is said.
 */

/** @public Under which mails are stored. Those that end in `-owner` go to the owner, where the same event has one for the visitor. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface MailKinds {}
export type MailKind = keyof MailKinds

/** @public What a push to the owner tells. */
export interface AlertKinds {
  'mail-given-up': true
  'mail-refused': true
  'database-failing': true
}
export type AlertKind = keyof AlertKinds

/** @public What is done by one process for all, or by a command. */
export interface Jobs {
  /** The last time that the clock was trusted. */
  retention: true
  /** Since when it has shown another time. */
  'retention-doubted': true
}

export interface Tables {
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
  /** When work was last done. */
  jobs: { name: keyof Jobs; done_at: number }
  /** What tells recent messages apart, their content and their Idempotency-Key: the first to insert the row stores the message. */
  idempotency_keys: { key: string; fingerprint: string; until: number }
  view_salts: { day: string; salt: string }
  /** The uses of a limit in the window that ends at `until`. Networks and mailboxes in `sender` are salted hashes. */
  limits: { sender: string; used: number; until: number }
}
