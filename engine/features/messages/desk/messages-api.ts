import type { Tables } from '../../../core/database/tables.server.ts'
import type { MailState, Origin } from '../../../core/desk/api.ts'
import type { SpamReason } from '../../../core/forms/spam.words.ts'

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

/** What `GET /api/today` says of messages. */
export interface WaitingMessages {
  /** Unanswered ones, the one that is due first at the top. */
  waiting: MessageSummary[]
}

/** `GET /api/messages/ID` */
export interface Message extends MessageSummary, Origin {
  text: string
  spamReasons: SpamReason[]
  mails: MailState[]
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
