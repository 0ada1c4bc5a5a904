import { Link } from 'react-router'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import lines from '../../../design/desk/lines.module.css'
import { words as mailWords } from '../../../design/desk/mails.words.ts'
import { MutateButton } from '../../../design/desk/mutate-button.desk.tsx'
import type { MailKindsWords } from '../../../design/desk/view.desk.ts'
import type { FailedMail } from '../failed-mails.server.ts'
import styles from './today.module.css'
import { words } from './today.words.ts'

/** Mails that could not be sent, with what the mail server said. */
export function FailedMails({
  mails,
  kinds,
}: {
  mails: readonly FailedMail[]
  kinds: readonly MailKindsWords[]
}) {
  const t = useWords(words).mails
  const mail = useWords(mailWords)
  const language = useLanguage()
  const titles = new Map(kinds.flatMap((all) => Object.entries(all[language])))
  return (
    <section aria-labelledby="failed-mails">
      <h2 id="failed-mails">{t.title}</h2>
      <ul className={lines.lines}>
        {mails.map(({ id, kind, is, error, name, messageId }) => (
          <li key={id} className={styles.failed}>
            <div>
              <strong id={`mail-${id}`}>
                {name && messageId ? (
                  <Link to={`/messages/${messageId}`}>{name}</Link>
                ) : (
                  <span>{name || titles.get(kind)}</span>
                )}
              </strong>
              <small>
                <span>{`${name ? `${titles.get(kind)}: ` : ''}${mail.states[is]}`}</span>
                {error && <code>{error}</code>}
              </small>
            </div>
            <MutateButton
              aria-describedby={`mail-${id}`}
              mutation={{ path: `/mails/${id}/resend`, message: mail.resent }}
            >
              {mail.resend}
            </MutateButton>
            <MutateButton
              aria-describedby={`mail-${id}`}
              mutation={{ path: `/mails/${id}/dismiss`, message: mail.dismissed }}
            >
              {mail.dismiss}
            </MutateButton>
          </li>
        ))}
      </ul>
      {mails.filter(({ is }) => is === 'failed').length > 1 && (
        <MutateButton mutation={{ path: '/mails/dismiss', message: mail.dismissedAll }}>
          {mail.dismissAll}
        </MutateButton>
      )}
    </section>
  )
}
