/**
 * What the desk's server answers to its page; what it answers to one view stands with the view. Times are milliseconds since 1970, days are ISO dates where the business is.
 * Everything that changes something answers with `Done`. Refusals are problems (RFC 9457): 401 where the session has ended,
 * 404 where a thing is gone, 409 where it is too late, 422 where a body is wrong.
 */

import type { MailKind } from '../database/tables.server.ts'
import type { Language } from '../text/language.ts'

/** `GET /api/desk`: what the page needs to know about the business, once. Features add to it (declaration merging). */
export interface DeskFacts {
  brand: string
  siteUrl: string
  /** Of the office, in which the page begins; it can switch. */
  language: Language
  /** Of the site. */
  languages: readonly [Language, ...Language[]]
  timeZone: string
  /** When a reply is promised, as in `within 24 hours`. */
  replyWithin: Record<Language, string>
  /** The subject of the mail that confirms a message, for replies. */
  confirmationSubject: Record<Language, string>
}

/** A thing to look after. The page says about each what it is called, and what to do where it is not good. */
export interface Check<About extends string = string> {
  about: About
  is: 'good' | 'due' | 'bad' | 'unknown'
  /** When it was done last, or when it ends. */
  at: number | null
  /** What went wrong, as a machine said it; empty where nothing did. */
  detail: string
}

export interface MailState {
  id: string
  kind: MailKind
  /** A failed one is no longer tried. */
  is: 'queued' | 'retrying' | 'failed' | 'sent'
  sentAt: number | null
  error: string
}

/** Where the visit of somebody came from, and its first page; null where that is not known. */
export interface Origin {
  source: string | null
  firstPage: string | null
}

/**
 * The answer to everything that changes something. Until `undoUntil`, `POST /api/undo/UNDO` with `{}` takes it back; what cannot be
 * taken back later (a mail, a deletion) only happens then.
 */
export interface Done {
  undo: string
  undoUntil: number
}
