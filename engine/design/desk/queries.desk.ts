/** What the page asks its server for; the queries of one view stand with the view. */

import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskFacts } from '../../core/desk/api.ts'
import { type ApiError, fetchJson } from './fetch-json.desk.ts'

/** A query of the API. Its answer is kept under the parts of `queryKey`. */
export const apiQuery = <Answer>(path: string, ...queryKey: string[]) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => fetchJson<Answer>(path, { signal }) })

export const deskQuery = apiQuery<DeskFacts>('/desk', 'desk')

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
