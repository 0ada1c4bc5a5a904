import { apiQuery } from '../../../design/desk/queries.desk.ts'
import type { Message, MessageSummary, WaitingMessages } from './messages-api.ts'

export const messageQuery = (id: string) => apiQuery<Message>(`/messages/${id}`, 'message', id)
/** The first part of the key of every list of messages. */
export const messagesKey = 'messages'
/** Those with every word of a text; all where it is empty. */
export const messagesQuery = (text: string) =>
  apiQuery<MessageSummary[]>(`/messages?${new URLSearchParams({ text })}`, messagesKey, text)
/** The part of Today that is about messages, under the key of Today. */
export const waitingQuery = apiQuery<WaitingMessages>('/today', 'today')
