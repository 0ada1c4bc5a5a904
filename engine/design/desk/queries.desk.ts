/** What the page asks its server for, and the key under which each answer is kept. */

import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  Agenda,
  DeskFacts,
  Message,
  MessageSummary,
  Newsletter,
  NewWords,
  Span,
  Today,
  Traffic,
} from '../../core/desk/api.ts'
import type { IsoDay } from '../../core/time/clock.ts'
import type { DomainRecord } from '../../features/newsletter/mail-domain.server.ts'
import { type ApiError, fetchJson } from './fetch-json.desk.ts'

const get = <Answer>(path: string, ...queryKey: string[]) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => fetchJson<Answer>(path, { signal }) })

export const deskQuery = get<DeskFacts>('/desk', 'desk')
export const todayQuery = get<Today>('/today', 'today')
export const messageQuery = (id: string) => get<Message>(`/messages/${id}`, 'message', id)
/** The first part of the key of every list of messages. */
export const messagesKey = 'messages'
/** Those with every word of a text; all where it is empty. */
export const messagesQuery = (text: string) =>
  get<MessageSummary[]>(`/messages?${new URLSearchParams({ text })}`, messagesKey, text)
export const agendaQuery = (from: IsoDay, to: IsoDay) =>
  get<Agenda>(`/bookings?from=${from}&to=${to}`, 'bookings', from, to)
export const trafficQuery = (days: Span) => get<Traffic>(`/traffic?days=${days}`, 'traffic', String(days))
export const newWordsQuery = get<NewWords | null>('/new-words', 'new-words')
export const newsletterQuery = get<Newsletter>('/newsletter', 'newsletter')
/** Of the domain that mails come from; null where no name server answers. `selector` names its DKIM key, if it is unusual. */
export const domainQuery = (selector: string) =>
  get<DomainRecord[] | null>(`/newsletter/domain?${new URLSearchParams({ selector })}`, 'domain', selector)

/** Neither is known at first; both are where there was an answer before the error. */
export interface QueryState<Answer> {
  data: Answer | undefined
  error: ApiError | null
}

/**
 * The answer to a query, kept up to date while the component is shown. What was known before stays until there is an answer or
 * an error: a list that is searched does not blink, nor does an error that is asked about again.
 */
export function useApi<Answer>(
  query: UseQueryOptions<Answer, ApiError, Answer, string[]>,
): QueryState<Answer> {
  const { status, data, error } = useQuery(query)
  const [settled, setSettled] = useState<QueryState<Answer>>({ data, error })
  if (status === 'pending') return settled
  if (data !== settled.data || error !== settled.error) setSettled({ data, error })
  return { data, error }
}
