import { CircleCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Language, localeOf } from '../../content/language.ts'
import {
  checkField,
  type FieldError,
  type MessageField,
  messageFields,
  messageLimits,
} from '../contact-message.ts'
import { tracked } from './analytics/tracked.ts'
import styles from './contact-form.module.css'
import { type Message, sendMessage } from './send-message.ts'
import { showToast } from './toasts.tsx'

export interface ContactFormWords {
  name: string
  email: string
  message: string
  send: string
  sending: string
  sent: string
  /** What happens next, and the button for one more message. */
  next: string
  another: string
  failed: string
  tooMany: string
  /** `{count}` stands for how many characters were written, `{limit}` for how many there may be. */
  errors: Record<FieldError['code'], string>
  /** Read aloud when fields are wrong, wherever the focus is. */
  check: string
  trap: string
}

/**
 * The message form. Without a script the browser checks and posts it by itself and shows the page again with the result;
 * with one it is sent as JSON, each wrong field shows its error, and the fields are cleared only after success. Then the
 * result stands in place of the form, which keeps its room, so that nothing below moves.
 */
export function ContactForm({
  action,
  language,
  words,
}: {
  /** The URL that messages are posted to. */
  action: string
  language: Language
  words: ContactFormWords
}) {
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [reasons, setReasons] = useState<Partial<Record<MessageField, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<{ content: string; key: string }>(undefined)

  useEffect(() => {
    // From now on the form shows its own errors, in the language of the page.
    if (form.current) form.current.noValidate = true
    // The newsletter form opens this page with the address in the query.
    const url = new URL(location.href)
    const email = url.searchParams.get('email')
    const field = form.current?.elements.namedItem('email')
    if (email && field instanceof HTMLInputElement && !field.value) field.value = email
    // Analytics vendors receive page addresses: a visitor's own e-mail address must not stay in one.
    if (email && document.documentElement.dataset.analytics) {
      url.searchParams.delete('email')
      history.replaceState(history.state, '', url)
    }
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const textOf = (name: string) => String(values.get(name) ?? '').trim()
    const message = { name: textOf('name'), email: textOf('email'), message: textOf('message') }
    const errors = errorsIn(message)
    showErrors(errors, message, form)
    if (errors.length > 0) return
    setIsSending(true)
    const outcome = await sendMessage(message, {
      action,
      language,
      idempotencyKey: idempotencyKeyOf(message),
      isTrapFilled: textOf('website') !== '',
    })
    setIsSending(false)
    if (outcome.is === 'sent') {
      attempt.current = undefined
      form.reset()
      form.dispatchEvent(new CustomEvent('message-sent', { bubbles: true }))
      showToast('good', words.sent)
      setIsSent(true)
    } else if (outcome.is === 'refused') showErrors(outcome.errors, message, form)
    else showToast('bad', outcome.is === 'too-many' ? words.tooMany : words.failed)
  }

  /** Shows the error of each wrong field and focuses the first one. */
  function showErrors(errors: readonly FieldError[], message: Message, form: HTMLFormElement) {
    const number = (count: number) => count.toLocaleString(localeOf(language))
    const reasonOf = ({ field, code }: FieldError) =>
      words.errors[code]
        .replace('{count}', number(message[field].length))
        .replace('{limit}', number(messageLimits[field]))
    // Rendered before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setReasons(Object.fromEntries(errors.map((error) => [error.field, reasonOf(error)]))))
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  /** The same content keeps its key, so that the server stores it once however often it is sent. */
  function idempotencyKeyOf(message: Message): string | undefined {
    // `crypto.randomUUID` exists only over HTTPS and on localhost.
    if (!isSecureContext) return undefined
    const content = JSON.stringify(message)
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const attributesOf = (field: MessageField) => ({
    id: `contact-${field}`,
    name: field,
    required: true,
    'aria-invalid': reasons[field] ? true : undefined,
    'aria-describedby': reasons[field] ? `contact-${field}-error` : undefined,
    onInput: () => reasons[field] && setReasons({ ...reasons, [field]: undefined }),
  })

  const labeled = (field: MessageField, input: ReactNode) => (
    <ContactField id={`contact-${field}`} label={words[field]} error={reasons[field]}>
      {input}
    </ContactField>
  )

  const fields = (
    <form
      ref={form}
      className={styles.form}
      inert={isSent}
      method="post"
      action={action}
      onSubmit={submit}
      aria-busy={isSending}
      {...tracked(['form_submit', { form: 'contact' }], ['contact_form', { language }])}
    >
      <input type="hidden" name="language" value={language} />
      {labeled('name', <input {...attributesOf('name')} type="text" autoComplete="name" />)}
      {labeled(
        'email',
        <input {...attributesOf('email')} type="email" autoComplete="email" inputMode="email" />,
      )}
      {labeled('message', <textarea {...attributesOf('message')} rows={6} />)}
      <label className={styles.trap} aria-hidden="true">
        <span>{words.trap}</span>
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <SendButton words={words} isSending={isSending} />
      <p role="alert" className={styles.error}>
        {Object.values(reasons).some(Boolean) && words.check}
      </p>
    </form>
  )
  return (
    <div className={styles.place}>
      {fields}
      {isSent && <Sent words={words} onAnother={() => setIsSent(false)} />}
    </div>
  )
}

/** A field with its label, and what is wrong with its text. */
export const ContactField = ({
  id,
  label,
  error,
  children,
}: {
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
  </div>
)

export const SendButton = ({
  words,
  isSending,
}: {
  words: Pick<ContactFormWords, 'send' | 'sending'>
  isSending: boolean
}) => (
  <button type="submit" className={styles.send} aria-disabled={isSending}>
    {isSending ? words.sending : words.send}
  </button>
)

/** What stands in place of the form once a message is stored. */
export function Sent({
  words,
  onAnother,
}: {
  words: Pick<ContactFormWords, 'sent' | 'next' | 'another'>
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
      <button type="button" className={styles.another} onClick={onAnother}>
        {words.another}
      </button>
    </div>
  )
}

const errorsIn = (message: Message): FieldError[] =>
  messageFields.flatMap((field) => {
    const code = checkField(field, message[field])
    return code ? [{ field, code }] : []
  })
