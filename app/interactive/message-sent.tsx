import { CircleCheck } from 'lucide-react'
import styles from './message-sent.module.css'

export interface SentWords {
  sent: string
  /** What happens next, and the button for one more message. */
  next: string
  another: string
  /** Leads to the page of booking. */
  book: string
}

/** What stands in place of the form once a message is stored. */
export function Sent({
  words,
  book,
  onAnother,
}: {
  words: SentWords
  book?: string | undefined
  onAnother: () => void
}) {
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden size={40} strokeWidth={1.6} />
      {/* Focused as it appears, because the form that had the focus is gone. The toast reads it aloud. */}
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.sent}
      </h3>
      <p>{words.next}</p>
      {book && <a href={book}>{words.book}</a>}
      <button type="button" className={styles.another} onClick={onAnother}>
        {words.another}
      </button>
    </div>
  )
}
