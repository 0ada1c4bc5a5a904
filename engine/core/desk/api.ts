/**
 * What the desk's server answers to its page. Times are milliseconds since 1970, days are ISO dates where the business is.
 * Everything that changes something answers with `Done`. Refusals are problems (RFC 9457): 401 where the session has ended,
 * 404 where a thing is gone, 409 where it is too late, 422 where a body is wrong.
 */

import type { WrongLine } from '../../features/newsletter/subscriber-list.server.ts'
import type { SubscriberCount } from '../../features/newsletter/subscribers.server.ts'
import type { SourceGroup } from '../../features/statistics/sources.server.ts'
import type { MailKind, Tables } from '../database/tables.server.ts'
import type { SpamReason } from '../forms/spam.words.ts'
import type { NewerRelease } from '../releases/newer-release.server.ts'
import type { Language } from '../text/language.ts'

/** `GET /api/desk`: what the page needs to know about the business, once. */
export interface DeskFacts {
  brand: string
  siteUrl: string
  /** Of the office, in which the page begins; it can switch. */
  language: Language
  timeZone: string
  /** When a reply is promised, as in `within 24 hours`. */
  replyWithin: Record<Language, string>
  /** The subject of the mail that confirms a message, for replies. */
  confirmationSubject: Record<Language, string>
  hasBooking: boolean
  hasNewsletter: boolean
}

/** A thing to look after, with what to do about it. The page has a sentence for each `is`. */
export interface Check {
  about: 'backup' | 'offsite' | 'build' | 'certificate' | 'security.txt' | 'calendars' | 'mail'
  is: 'good' | 'due' | 'bad' | 'unknown'
  /** The time of the last backup or build, or when a certificate or security.txt ends. */
  at: number | null
  /** What went wrong, as a machine said it; empty where nothing did. */
  detail: string
}

/** `GET /api/today` */
export interface Today {
  now: number
  /** Unanswered messages, the one that is due first at the top. */
  waiting: MessageSummary[]
  /** Booked meetings of today and tomorrow that have not ended. */
  meetings: Meeting[]
  failedMails: FailedMail[]
  checks: Check[]
  /** Null where none is known. */
  newerRelease: NewerRelease | null
  /** How many sentences are to be read, and the version that brought the last of them. Null where none is. */
  newWords: { count: number; to: string } | null
}

/**
 * `GET /api/new-words`: what updates have changed of the engine's sentences since the owner last said that they are read; null
 * where there is nothing. `POST /api/new-words/read` with `{ to }` says so, up to that version.
 */
export interface NewWords {
  /** The versions before and after. */
  from: string
  to: string
  sentences: ChangedSentence[]
}

export interface ChangedSentence {
  /** The file that says sentences of this page otherwise: `home` of words/home.yaml. */
  part: string
  /** Where it stands there, below its language: `hero.lead`. */
  path: string
  /** In each language in which it has changed. */
  texts: {
    language: Language
    /** Null where the sentence is new. */
    before: string | null
    /** Null where it is gone. */
    after: string | null
    /** What the owner says in its place. */
    own: {
      text: string
      /** Its file, and its line where it is shown. Null where the owner has removed it since. */
      at: string | null
      /** False also where it fitted no more, so that the update has put it aside. */
      isShown: boolean
    } | null
  }[]
}

export interface MailState {
  id: string
  kind: MailKind
  /** A failed one is no longer tried. */
  is: 'queued' | 'retrying' | 'failed' | 'sent'
  sentAt: number | null
  error: string
}

/**
 * A mail that has failed at least once, was not sent since, nor put away: `POST /api/mails/ID/resend` tries it again,
 * `POST /api/mails/ID/dismiss` puts it away, `POST /api/mails/dismiss` all that are no longer tried; with `{}`.
 */
export interface FailedMail extends MailState {
  messageId: string | null
  bookingId: string | null
  /** The name of who wrote or booked, or the address of a subscriber; empty for mails about the site. */
  name: string
}

/** A row of `GET /api/messages`, which lists all, newest first; with `?text=WORDS` those that contain every word anywhere. */
export interface MessageSummary extends Pick<Tables['messages'], 'id' | 'language' | 'name' | 'email'> {
  receivedAt: number
  /** The beginning of the text, on one line. */
  excerpt: string
  isSpam: boolean
  answeredAt: number | null
  /** Until when a reply is promised. */
  dueAt: number
  hasFailedMail: boolean
}

/** `GET /api/messages/ID` */
export interface Message extends MessageSummary, Origin {
  text: string
  spamReasons: SpamReason[]
  mails: MailState[]
}

/** Where the visit of somebody came from, and its first page; null where that is not known. */
export interface Origin {
  source: string | null
  firstPage: string | null
}

/**
 * `GET /api/messages.csv?show=FILTER&text=WORDS`: a file of these messages. `waiting` and `answered` leave out suspected
 * ones, `all` does not.
 */
export const messageFilters = ['waiting', 'answered', 'suspected', 'all'] as const
export type MessageFilter = (typeof messageFilters)[number]

export const isShown: Record<
  MessageFilter,
  (message: Pick<MessageSummary, 'isSpam' | 'answeredAt'>) => boolean
> = {
  waiting: ({ isSpam, answeredAt }) => !isSpam && answeredAt === null,
  answered: ({ isSpam, answeredAt }) => !isSpam && answeredAt !== null,
  suspected: ({ isSpam }) => isSpam,
  all: () => true,
}

/** `POST /api/messages/ID/ACTION`, with `{}` as its body, as JSON. */
export const messageActions = ['answered', 'waiting', 'spam', 'not-spam', 'resend', 'delete'] as const
export type MessageAction = (typeof messageActions)[number]

/**
 * The answer to everything that changes something. Until `undoUntil`, `POST /api/undo/UNDO` with `{}` takes it back; what cannot be
 * taken back later (a mail, a deletion) only happens then.
 */
export interface Done {
  undo: string
  undoUntil: number
}

type BookedColumn = 'id' | 'kind' | 'language' | 'name' | 'email' | 'phone' | 'about' | 'state'

export interface Meeting extends Pick<Tables['bookings'], BookedColumn>, Origin {
  startsAt: number
  endsAt: number
}

/** `GET /api/bookings?from=DAY&to=DAY` (both included) */
export interface Agenda {
  meetings: Meeting[]
  blocked: { id: string; startsAt: number; endsAt: number; note: string }[]
  /** From the owner's calendars, without what they say. */
  busy: { startsAt: number; endsAt: number }[]
  /** The opening times in which meetings are offered. */
  open: { startsAt: number; endsAt: number }[]
  /** From when on meetings are offered: the notice that they need is over then. */
  offeredFrom: number
  /** When the calendars were read last; null where none are set, or none could be read. */
  calendarsReadAt: number | null
}

/** `POST /api/bookings/ID/cancel` */
export interface Cancellation {
  /** A sentence to the visitor, in their mail; may be empty. */
  reason: string
}

/** `POST /api/blocked`; `POST /api/blocked/ID/free`, with `{}`, ends one. */
export interface NewBlock {
  startsAt: number
  endsAt: number
  note: string
}

/**
 * `GET /api/newsletter`. `GET /api/newsletter/subscribers.csv` is the list to take along, `GET /api/newsletter/domain?selector=NAME`
 * the DomainRecords of the domain that mails come from, or null where no name server answers.
 */
export interface Newsletter {
  subscribers: SubscriberCount[]
  /**
   * Addresses whose mail server has refused two mails in a row, the last one first, at most a hundred. `POST
   * /api/newsletter/resume` with `{ email }` sends to one again.
   */
  paused: { email: string; pausedAt: number }[]
  /** Every published one, newest first. */
  articles: NewsletterArticle[]
  /** So many go out in a minute. */
  perMinute: number
}

/**
 * `GET /api/newsletter/FOLDER/LANGUAGE` is the mail as HTML. `POST /api/newsletter/FOLDER/test` sends it to the owner in each
 * language, `POST /api/newsletter/FOLDER/send` to every subscriber, once only; both with `{}`.
 */
export interface NewsletterArticle {
  folder: string
  editions: { language: Language; title: string }[]
  sentAt: number | null
  /** How many of its mails have not gone out yet. */
  waiting: number
}

/**
 * `POST /api/newsletter/import?language=LANGUAGE&name=FILE` with a list as its body: who is on it is asked by mail, once that can no
 * longer be undone. Nothing happens where some of it is wrong.
 */
export type Imported =
  | { wrong: WrongLine[] }
  | (Done & {
      asked: number
      /** Those who have left, or have not agreed, by the list or by the name of its file. */
      left: number
      withoutAddress: number
    })

export const spans = [7, 30, 90, 365] as const
export type Span = (typeof spans)[number]

/** Visits from one source or to one page. Null stands for one to four, so that nobody is recognised by being nearly alone. */
export type Visits = number | null

/** `GET /api/traffic?days=SPAN` */
export interface Traffic {
  days: Span
  /** A row for each day, the oldest first, with the day that lies one span before. */
  byDay: { day: string; views: number; visits: number; viewsBefore: number; visitsBefore: number }[]
  total: { views: number; visits: number; messages: number; bookings: number }
  before: { views: number; visits: number; messages: number; bookings: number }
  /** The most viewed first. `visits` began with this page. */
  byPage: {
    page: string
    title: string
    language: Language
    views: number
    viewsBefore: number
    visits: Visits
  }[]
  /** Those with the most visits first, at most a hundred. */
  bySource: { source: string; group: SourceGroup; visits: Visits; visitsBefore: Visits }[]
  byLanguage: { language: Language; views: number; viewsBefore: number }[]
  /**
   * What leads to messages and bookings, by where the visit came from. Those
   * with messages or bookings first, then those with the most visits, a hundred in all.
   */
  conversions: (Origin & { visits: Visits; messages: number; bookings: number })[]
  /** The public counters of articles, as visitors see them. */
  articles: { page: string; title: string; views: number }[]
}
