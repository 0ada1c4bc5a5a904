import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../content/language.ts'
import {
  checkField,
  type FieldError,
  type MessageField,
  messageFields,
  messageLimits,
} from '../contact-message.ts'
import type { ErrorWords } from '../field-reason.ts'
import { cleanEmail, cleanLine } from '../typed-text.ts'
import { tracked } from './analytics/tracked.ts'
import styles from './contact-form.module.css'
import { FormAlert, FormField, revealAlert, SendButton } from './form-fields.tsx'
import { Sent, type SentWords } from './message-sent.tsx'
import { noteTyping } from './post-form.ts'
import { type Message, sendMessage } from './send-message.ts'
import { showToast } from './toasts.tsx'
import { TrapField } from './trap-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export interface ContactFormWords extends SentWords {
  name: string
  email: string
  message: string
  send: string
  sending: string
  failed: string
  /** Stays below the button after a failure: what happened to the text, and what to do. */
  kept: string
  tooMany: string
  /** `{count}` stands for how many characters were written, `{limit}` for how many there may be. */
  errors: ErrorWords<MessageField, FieldError['code']>
  /** Read aloud when fields are wrong, wherever the focus is. */
  check: string
  trap: string
}

/**
 * The message form. Without a script the browser checks and posts it by itself and shows the page again with the result,
 * and with what was written where it is refused. With one it is sent as JSON, each wrong field shows its error, and the
 * fields are cleared only after success. Then the result stands in place of the form, which keeps its room, so that
 * nothing below moves.
 */
export function ContactForm({
  action,
  language,
  book,
  words,
}: {
  /** The URL that messages are posted to. */
  action: string
  language: Language
  /** The page of booking, where there is one. */
  book?: string | undefined
  words: ContactFormWords
}) {
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors({ id: 'contact', language, words: words.errors, limits: messageLimits })
  const attempt = useIdempotencyKey()

  useEffect(() => {
    // From now on the form shows its own errors, in the language of the page.
    if (form.current) form.current.noValidate = true
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const textOf = (name: string) => String(values.get(name) ?? '').trim()
    const message = {
      name: cleanLine(textOf('name')),
      email: cleanEmail(textOf('email')),
      message: textOf('message'),
    }
    const wrong = errorsIn(message)
    setFailure('')
    errors.show(wrong, message, form)
    if (wrong.length > 0) return
    setIsSending(true)
    const outcome = await sendMessage(message, {
      action,
      form,
      language,
      idempotencyKey: attempt.keyOf(message),
    })
    setIsSending(false)
    if (outcome.is === 'sent') {
      attempt.forget()
      form.reset()
      form.dispatchEvent(new CustomEvent('message-sent', { bubbles: true }))
      showToast('good', words.sent)
      setIsSent(true)
    } else if (outcome.is === 'refused') errors.show(outcome.errors, message, form)
    else {
      const isTooMany = outcome.is === 'too-many'
      if (!isTooMany) showToast('bad', words.failed)
      flushSync(() => setFailure(isTooMany ? words.tooMany : words.kept))
      revealAlert(form)
    }
  }

  const labeled = (field: MessageField, input: ReactNode) => (
    <FormField id={`contact-${field}`} label={words[field]} error={errors.reasons[field]}>
      {input}
    </FormField>
  )

  return (
    <div className={styles.place}>
      <form
        ref={form}
        className={styles.form}
        inert={isSent}
        method="post"
        // Where the server refuses the message, it answers with this page and says why at this place.
        action={`${action}#message-failed`}
        onInput={noteTyping}
        onSubmit={submit}
        aria-busy={isSending}
        {...tracked(['form_submit', { form: 'contact' }], ['contact_form', { language }])}
      >
        <input type="hidden" name="language" value={language} />
        {labeled('name', <input {...errors.attributesOf('name')} type="text" autoComplete="name" required />)}
        {labeled(
          'email',
          <input
            {...errors.attributesOf('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />,
        )}
        {labeled('message', <textarea {...errors.attributesOf('message')} rows={6} required />)}
        <TrapField label={words.trap} />
        <SendButton words={words} isSending={isSending} />
        <FormAlert>{errors.areAny ? words.check : failure}</FormAlert>
      </form>
      {isSent && <Sent words={words} book={book} onAnother={() => setIsSent(false)} />}
    </div>
  )
}

const errorsIn = (message: Message): FieldError[] =>
  messageFields.flatMap((field) => {
    const code = checkField(field, message[field])
    return code ? [{ field, code }] : []
  })
