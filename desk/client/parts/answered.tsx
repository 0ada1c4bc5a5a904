import type { ReactNode } from 'react'
import type { Answer } from '../answers/answers.ts'
import { useWords } from '../shell/desk-context.tsx'
import { words as shellWords } from '../shell/shell.words.ts'
import { words as troubleWords } from '../shell/trouble.words.ts'
import styles from './answered.module.css'

/** What depends on an answer of the server: shown once it is there, or why it is not. */
export function Answered<Of>({
  answer,
  children,
}: {
  answer: Answer<Of>
  children: (answer: Of) => ReactNode
}) {
  const say = useWords(shellWords)
  const troubles = useWords(troubleWords)
  if (answer.is === 'here') return children(answer.answer)
  if (answer.is === 'loading')
    return (
      <p className={styles.loading} role="status">
        {say.loading}
      </p>
    )
  const { title, text } = troubles[answer.trouble]
  return (
    // Where the desk does not answer at all, the page says so already.
    <div className={styles.failed} role={answer.trouble === 'missing' ? 'status' : undefined}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}
