import { Link } from 'react-router'
import type { FailedMail } from '../../api.ts'
import { mutate } from '../api/mutate.ts'
import controls from '../parts/controls.module.css'
import { words as mailWords } from '../parts/mails.words.ts'
import { useWords } from '../shell/desk-context.tsx'
import styles from './today.module.css'
import { words } from './today.words.ts'

/** Mails that could not be sent, with what the mail server said. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  const say = useWords(words).mails
  const mailSay = useWords(mailWords)
  return (
    <section aria-labelledby="failed-mails">
      <h2 id="failed-mails">{say.title}</h2>
      <ul className={styles.lines}>
        {mails.map(({ id, kind, is, error, name, messageId }) => (
          <li key={id} className={styles.failed}>
            <div>
              <strong id={`mail-${id}`}>
                {name && messageId ? (
                  <Link to={`/messages/${messageId}`}>{name}</Link>
                ) : (
                  <span>{name || mailSay.kinds[kind]}</span>
                )}
              </strong>
              <small>
                <span>{`${name ? `${mailSay.kinds[kind]}: ` : ''}${mailSay.states[is]}`}</span>
                {error && <code>{error}</code>}
              </small>
            </div>
            <button
              type="button"
              className={controls.button}
              aria-describedby={`mail-${id}`}
              onClick={() => void mutate({ path: `/mails/${id}/resend`, message: mailSay.resent })}
            >
              {mailSay.resend}
            </button>
            <button
              type="button"
              className={controls.button}
              aria-describedby={`mail-${id}`}
              onClick={() => void mutate({ path: `/mails/${id}/dismiss`, message: mailSay.dismissed })}
            >
              {mailSay.dismiss}
            </button>
          </li>
        ))}
      </ul>
      {mails.filter(({ is }) => is === 'failed').length > 1 && (
        <button
          type="button"
          className={controls.button}
          onClick={() => void mutate({ path: '/mails/dismiss', message: mailSay.dismissedAll })}
        >
          {mailSay.dismissAll}
        </button>
      )}
    </section>
  )
}
