import { ArrowLeft } from 'lucide-react'
import type { MailState } from '../../../core/desk/api.ts'
import { spamWords } from '../../../core/forms/spam.words.ts'
import { fill } from '../../../core/text/sentence.ts'
import { buttonClass } from '../../../design/components/button.tsx'
import controls from '../../../design/desk/controls.module.css'
import { useFacts, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { FactList, useSourceFacts } from '../../../design/desk/fact-list.desk.tsx'
import { words as mailWords } from '../../../design/desk/mails.words.ts'
import { useApi } from '../../../design/desk/queries.desk.ts'
import { QueryResult } from '../../../design/desk/query-result.desk.tsx'
import { timesIn, useTimes } from '../../../design/desk/times.desk.ts'
import { mailKinds } from './mail-kinds.words.ts'
import { messageQuery } from './message-queries.desk.ts'
import styles from './messages.module.css'
import { words } from './messages.words.ts'
import type { Message, MessageAction, MessageSummary } from './messages-api.ts'
import { replyTo } from './reply-to.desk.ts'

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
    <article className={styles.message} aria-busy={!query.data && !query.error}>
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
  const t = useWords(words).actions
  const { timeZone, confirmationSubject } = useFacts()
  const { name, email, language, receivedAt, answeredAt, isSpam, hasFailedMail } = message
  // The visitor reads the introduction, so it is in their language.
  const introduction = fill(words[language].quote, {
    day: timesIn(language, timeZone).full(receivedAt),
    name: name || email,
  })
  const actions: { action: MessageAction; key?: string }[] = [
    { action: answeredAt === null ? 'answered' : 'waiting', key: 'e' },
    { action: isSpam ? 'not-spam' : 'spam', key: 's' },
    ...(hasFailedMail && !isSpam ? [{ action: 'resend' as const }] : []),
    { action: 'delete', key: '#' },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={t.label} className={styles.actions}>
      <a
        href={replyTo(message, confirmationSubject[language], introduction)}
        className={buttonClass('small')}
        aria-keyshortcuts="r"
      >
        <span>{t.reply}</span> <kbd aria-hidden>r</kbd>
      </a>
      {actions.map(({ action, key }) => (
        <button
          key={key ?? action}
          type="button"
          className={action === 'delete' ? controls.danger : controls.button}
          aria-keyshortcuts={action === 'delete' ? '# Delete' : key}
          onClick={() => change(action)}
        >
          <span>{t[action]}</span>
          {key && <kbd aria-hidden>{key}</kbd>}
        </button>
      ))}
    </div>
  )
}

function About({ message }: { message: Message }) {
  const t = useWords(words)
  const times = useTimes()
  const reasons = useWords(spamWords)
  const { answeredAt, dueAt, isSpam, spamReasons, mails } = message
  const facts = [
    {
      label: answeredAt === null ? t.dueAt : t.answeredAt,
      value: !isSpam && times.full(answeredAt ?? dueAt),
    },
    ...useSourceFacts(message),
    { label: t.reasons, value: spamReasons.map((reason) => reasons[reason]).join('; ') },
    { label: t.mails, value: mails.length > 0 && <Mails mails={mails} /> },
  ]
  return <FactList className={styles.about} facts={facts} />
}

/** What has become of each mail about the message. */
function Mails({ mails }: { mails: readonly MailState[] }) {
  const t = useWords(mailWords)
  const titles: Readonly<Record<string, string>> = useWords(mailKinds)
  return (
    <ul>
      {mails.map(({ id, kind, is, error }) => (
        <li key={id}>
          <span>{`${titles[kind]}: ${t.states[is]}`}</span>
          {error && is !== 'sent' && <code>{` ${error}`}</code>}
        </li>
      ))}
    </ul>
  )
}
