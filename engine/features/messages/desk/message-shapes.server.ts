/** Messages as the page gets them. */

import { mailState } from '../../../core/desk/mail-state.server.ts'
import { spamReasons } from '../../../core/forms/spam.server.ts'
import type { Mail } from '../../../core/mail/outbox-store.server.ts'
import { replyDueAt } from '../reply-due.ts'
import type { StoredMessage } from '../stored-messages.server.ts'
import type { Message, MessageSummary } from './messages-api.ts'

/** Of a text in a list, in characters. */
const excerptLength = 160
/** So much of a text is enough for that, though white space goes. */
export const beginningLength = 2 * excerptLength

/** What a list needs of a message: its text, or the beginning. */
export type ListedMessage = Pick<
  StoredMessage,
  'id' | 'received_at' | 'language' | 'name' | 'email' | 'spam' | 'answered_at' | 'message'
>

export const summaryOf = (row: ListedMessage, hasFailedMail: boolean): MessageSummary => ({
  id: row.id,
  receivedAt: row.received_at,
  language: row.language,
  name: row.name,
  email: row.email,
  excerpt: excerptOf(row.message),
  isSpam: row.spam === 1,
  answeredAt: row.answered_at,
  dueAt: replyDueAt(row.received_at),
  hasFailedMail,
})

function excerptOf(text: string): string {
  const line = text.slice(0, beginningLength).replace(/\s+/g, ' ').trim()
  return line.length > excerptLength
    ? `${line
        .slice(0, excerptLength - 1)
        .toWellFormed()
        .trimEnd()}…`
    : line
}

export const messageOf = (stored: StoredMessage): Message => ({
  ...summaryOf(stored, stored.mails.some(hasFailed)),
  text: stored.message,
  spamReasons: stored.spam === 1 ? spamReasons(stored) : [],
  mails: stored.mails.map(mailState),
  source: stored.source,
  firstPage: stored.first_page,
})

const hasFailed = ({ sent_at, last_error }: Mail) => sent_at === null && last_error !== null
