import type { ReactNode } from 'react'
import { words as errorWords } from './api-error.words.ts'
import { useWords } from './desk-context.desk.tsx'
import type { QueryState } from './queries.desk.ts'
import styles from './query-result.module.css'
import { words } from './query-result.words.ts'

/** What depends on an answer of the server: shown once it is there, or why it is not. */
export function QueryResult<Answer>({
  query: { data, error },
  children,
}: {
  query: QueryState<Answer>
  children: (data: Answer) => ReactNode
}) {
  const t = useWords(words)
  const errors = useWords(errorWords)
  const isMissing = error?.reason === 'missing'
  if (data !== undefined && !isMissing) return children(data)
  if (!error)
    return (
      <p className={styles.loading} role="status">
        {t.loading}
      </p>
    )
  const { title, text } = errors[error.reason]
  return (
    // Where the desk does not answer at all, the page says so already.
    <div className={styles.failed} role={isMissing ? 'status' : undefined}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}
