import { CircleCheck } from 'lucide-react'
import { useInsertionEffect } from 'react'
import { adoptStyles } from '../../core/browser/adopt-styles.browser.ts'
import styles from './message-sent.module.css'
import css from './message-sent.module.css?inline'

interface SentProps {
  words: { onward: string; next: string; another: string; book: string }
  book?: string | undefined
  onAnother: () => void
}

/** What stands in place of the form once a message is stored. */
export function Sent({ words, book, onAnother }: SentProps) {
  useInsertionEffect(() => adoptStyles(css), [])
  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden size={40} strokeWidth={1.6} className={styles.mark} />
      {/* Focused as it appears, because the form that had the focus is gone. The toast says that it is sent. */}
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.onward}
      </h3>
      <p>{words.next}</p>
      {book && <a href={book}>{words.book}</a>}
      <button type="button" className={styles.another} onClick={onAnother}>
        {words.another}
      </button>
      <Boat />
    </div>
  )
}

/** Reaches far beyond the box. */
const swell = `m-960 96${'q15-7 30 0t30 0'.repeat(38)}`

/** A boat with a lantern, on its way with the message. */
const Boat = () => (
  <svg className={styles.boat} viewBox="0 0 320 128" aria-hidden="true">
    <circle className={styles.glow} cx="199" cy="24" r="26" />
    <path
      className={styles.hull}
      d="M196 88V24h5v64zM206 34q32 18 34 46h-34zM191 42q-22 20-24 38h24zM154 86h94q-8 20-24 20h-48q-16 0-22-20z"
    />
    <path className={styles.lamp} d="M194 20h10v10h-10z" />
    <path d={swell} />
    <path d={swell} transform="translate(11 14)" />
    <path d={swell} transform="translate(-7 28)" />
  </svg>
)
