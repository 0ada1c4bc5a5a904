import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '../../../app/components/button.tsx'
import type { Message, MessageAction, MessageSummary } from '../../api.ts'
import { messageQuery, useApi } from '../api/queries.ts'
import controls from '../components/controls.module.css'
import { MailStates } from '../components/mail-states.tsx'
import { QueryResult } from '../components/query-result.tsx'
import { SourceFacts } from '../components/source-facts.tsx'
import { timesIn, useTimes } from '../components/times.ts'
import { useFacts, useWords } from '../shell/desk-context.tsx'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import { replyTo } from './reply-to.ts'

/** A message, with all that is known about it and can be done with it. */
export function MessagePane({
  id,
  summary,
  change,
  close,
}: {
  id: string
  /** What the list knows, until the whole message is here. */
  summary: MessageSummary | undefined
  change: (message: MessageSummary, action: MessageAction) => void
  close: () => void
}) {
  const t = useWords(words)
  const query = useApi(messageQuery(id))
  const known = query.data ?? summary
  return (
    <article className={styles.message} aria-busy={query.data === undefined && query.error === null}>
      <button type="button" className={`${controls.quiet} ${styles.back}`} onClick={close}>
        <ArrowLeft aria-hidden size={18} />
        <span>{t.back}</span>
      </button>
      {known && <Head message={known} />}
      <QueryResult query={query}>
        {(message) => (
          <>
            <Actions message={message} change={(action) => change(summary ?? message, action)} />
            <p className={styles.text} lang={message.language}>
              {message.text}
            </p>
            <About message={message} />
          </>
        )}
      </QueryResult>
    </article>
  )
}

function Head({ message: { name, email, receivedAt, language } }: { message: MessageSummary }) {
  const times = useTimes()
  return (
    <header className={styles.from}>
      <h2>{name || email}</h2>
      <p>
        <span>{email}</span>
        <span>{' · '}</span>
        <time dateTime={new Date(receivedAt).toISOString()}>{times.full(receivedAt)}</time>
        <span>{' · '}</span>
        <abbr>{language.toUpperCase()}</abbr>
      </p>
    </header>
  )
}

function Actions({ message, change }: { message: Message; change: (action: MessageAction) => void }) {
  const t = useWords(words)
  const { timeZone } = useFacts()
  const { name, email, language, receivedAt, answeredAt, isSpam, hasFailedMail } = message
  // The visitor reads the introduction, so it is in their language.
  const introduction = words[language].quote(timesIn(language, timeZone).full(receivedAt), name || email)
  const changes: { action: MessageAction; key: string; label: string }[] = [
    answeredAt === null
      ? { action: 'answered', key: 'e', label: t.answered }
      : { action: 'waiting', key: 'e', label: t.waiting },
    isSpam ? { action: 'not-spam', key: 's', label: t.notSpam } : { action: 'spam', key: 's', label: t.spam },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={t.actions} className={styles.actions}>
      <a href={replyTo(message, introduction)} className={buttonClass('small')} aria-keyshortcuts="r">
        <span>{t.reply}</span> <kbd aria-hidden>r</kbd>
      </a>
      {changes.map(({ action, key, label }) => (
        <button
          key={key}
          type="button"
          className={controls.button}
          aria-keyshortcuts={key}
          onClick={() => change(action)}
        >
          <span>{label}</span> <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
      {hasFailedMail && !isSpam && (
        <button type="button" className={controls.button} onClick={() => change('resend')}>
          {t.resend}
        </button>
      )}
      <button
        type="button"
        className={controls.danger}
        aria-keyshortcuts="# Delete"
        onClick={() => change('delete')}
      >
        <span>{t.delete}</span> <kbd aria-hidden>#</kbd>
      </button>
    </div>
  )
}

function About({ message }: { message: Message }) {
  const t = useWords(words)
  const times = useTimes()
  const { answeredAt, dueAt, isSpam, spamReasons, mails, source, firstPage } = message
  return (
    <dl className={styles.about}>
      {!isSpam && (
        <div>
          <dt>{answeredAt === null ? t.dueAt : t.answeredAt}</dt>
          <dd>{times.full(answeredAt ?? dueAt)}</dd>
        </div>
      )}
      <SourceFacts source={source} firstPage={firstPage} />
      {spamReasons.length > 0 && (
        <div>
          <dt>{t.reasons}</dt>
          <dd>{spamReasons.join('; ')}</dd>
        </div>
      )}
      {mails.length > 0 && (
        <div>
          <dt>{t.mails}</dt>
          <dd>
            <MailStates mails={mails} />
          </dd>
        </div>
      )}
    </dl>
  )
}
