import { type FormEvent, useState } from 'react'
import type { Language } from '../../content/language.ts'
import { buttonClass } from '../components/button.tsx'
import { cleanEmail } from '../typed-text.ts'
import styles from './newsletter-form.module.css'
import { noteTyping, postForm } from './post-form.ts'
import { showToast } from './toasts.tsx'
import { TrapField } from './trap-field.tsx'

export interface NewsletterFormWords {
  email: string
  submit: string
  trap: string
  asked: string
  failed: string
  /** Over the limits of a day. */
  often: string
  oftenNext: string
}

/**
 * Asks for an address. Without a script the browser posts it and shows the contact page with the result, where a refused
 * address stands in a form again; with one the
 * page stays, and what to do next takes the place of the form.
 */
export function NewsletterForm({
  action,
  language,
  words,
}: {
  /** The URL that addresses are posted to. */
  action: string
  language: Language
  words: NewsletterFormWords
}) {
  const [isSending, setIsSending] = useState(false)
  /** In pixels, once it has given way to the answer: nothing below is to move. */
  const [heightOfForm, setHeightOfForm] = useState<number>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    setIsSending(true)
    const status = await postForm(
      { email: cleanEmail(String(values.get('email'))) },
      { action, form, language, idempotencyKey: undefined },
    ).then(
      (response) => response.status,
      () => undefined,
    )
    setIsSending(false)
    if (status === 202) setHeightOfForm(form.offsetHeight)
    else showToast('bad', status === 429 ? `${words.often} ${words.oftenNext}` : words.failed)
  }

  if (heightOfForm)
    return (
      // Focused as it appears, because the button that had the focus is gone.
      <p role="status" tabIndex={-1} ref={(element) => element?.focus()} style={{ minHeight: heightOfForm }}>
        <strong>{words.asked}</strong>
      </p>
    )
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onInput={noteTyping}
      onSubmit={submit}
      aria-busy={isSending}
    >
      <input type="hidden" name="language" value={language} />
      <label>
        <span>{words.email}</span>
        <input type="email" name="email" autoComplete="email" required />
      </label>
      <TrapField label={words.trap} />
      <button type="submit" className={buttonClass('secondary')} aria-disabled={isSending}>
        {words.submit}
      </button>
    </form>
  )
}
