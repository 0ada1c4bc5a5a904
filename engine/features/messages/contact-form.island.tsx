import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { postForm, textsOf } from '../../core/browser/post-form.browser.ts'
import { tracked } from '../../core/browser/tracked.ts'
// biome-ignore lint/style/noRestrictedImports: a type, which is no part of the script
import type { words as contactWords } from '../../core/forms/contact.words.ts'
import { fieldErrorCodes, fieldErrorsIn, type Refusal } from '../../core/forms/fields.ts'
import type { Language } from '../../core/text/language.ts'
import { cleanEmail, cleanLine } from '../../core/text/typed-text.ts'
import {
  FormAlert,
  NameAndEmail,
  revealAlert,
  SendButton,
  TextField,
} from '../../design/forms/form-fields.browser.tsx'
import { HoneypotField } from '../../design/forms/honeypot-field.browser.tsx'
import { showToast } from '../../design/forms/toasts.browser.tsx'
import { useFieldErrors } from '../../design/forms/use-field-errors.browser.ts'
import { useIdempotencyKey } from '../../design/forms/use-idempotency-key.browser.ts'
import { VisitorForm } from '../../design/forms/visitor-form.browser.tsx'
import styles from './contact-form.module.css'
import { checkMessageField, messageFields, messageLimits } from './message-fields.ts'
import { Sent } from './message-sent.browser.tsx'

interface ContactFormProps {
  /** The URL that messages are posted to. */
  action: string
  language: Language
  /** The page of booking, where there is one. */
  book?: string | undefined
  words: (typeof contactWords)['en']['form']
}

/**
 * The message form. Without a script the browser checks and posts it by itself and shows the page again with the result,
 * and with what was written where it is refused. With one it is sent as JSON, each wrong field shows its error, and the
 * fields are cleared only after success. Then the result stands in place of the form, which keeps its room, so that
 * nothing below moves.
 */
export default function ContactForm({ action, language, book, words }: ContactFormProps) {
  const [state, setState] = useState<
    { is: 'open'; failure?: string } | { is: 'sending' } | { is: 'sent'; next: string | undefined }
  >({
    is: 'open',
  })
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors({ id: 'contact', form, language, words: words.errors, limits: messageLimits })
  const attempt = useIdempotencyKey()
  const isSending = state.is === 'sending'

  async function send(form: HTMLFormElement) {
    const message = messageIn(form)
    const wrong = messageFields.flatMap((field) => {
      const code = checkMessageField(field, message[field])
      return code ? [{ field, code }] : []
    })
    setState({ is: 'open' })
    errors.show(wrong, message)
    if (wrong.length > 0) return
    setState({ is: 'sending' })
    const outcome = await postForm(message, {
      action,
      form,
      language,
      idempotencyKey: attempt.keyOf(message),
    })
    if (outcome.is === 'stored') {
      attempt.forget()
      form.reset()
      form.dispatchEvent(new CustomEvent('message-sent', { bubbles: true }))
      showToast('good', words.sent)
      // Our own server answers with this shape.
      const { next } = (outcome.answer ?? {}) as { next?: string }
      setState({ is: 'sent', next })
      return
    }
    setState({ is: 'open' })
    const refused = outcome.is === 'refused' ? errorsOf(outcome.answer) : []
    if (refused.length > 0) return errors.show(refused, message)
    const isTooMany = outcome.is === 'too-many'
    showToast('bad', isTooMany ? words.tooMany : words.failed)
    flushSync(() => setState({ is: 'open', failure: isTooMany ? words.tooMany : words.kept }))
    revealAlert(form)
  }

  return (
    <div className={styles.place}>
      <VisitorForm
        ref={form}
        className={styles.form}
        inert={state.is === 'sent'}
        // Where the server refuses the message, it answers with this page and says why at this place.
        action={`${action}#message-failed`}
        language={language}
        isSending={isSending}
        send={send}
        {...tracked(['form_submit', { form: 'contact' }], ['contact_form', { language }])}
      >
        <NameAndEmail words={words} errors={errors} />
        <TextField field="message" label={words.message} errors={errors} rows={6} required />
        <HoneypotField label={words.trap} />
        <SendButton words={words} isSending={isSending} />
        <FormAlert>{errors.areAny ? words.check : state.is === 'open' && state.failure}</FormAlert>
      </VisitorForm>
      {state.is === 'sent' && (
        <Sent
          words={{ ...words, next: state.next ?? words.next }}
          book={book}
          onAnother={() => setState({ is: 'open' })}
        />
      )}
    </div>
  )
}

function messageIn(form: HTMLFormElement) {
  const textOf = textsOf(form)
  return {
    name: cleanLine(textOf('name')),
    email: cleanEmail(textOf('email')),
    message: textOf('message'),
  }
}

// Our own server answers with this shape.
const errorsOf = (answer: unknown) => fieldErrorsIn((answer ?? {}) as Refusal, messageFields, fieldErrorCodes)
