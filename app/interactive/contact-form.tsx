import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../content/language.ts'
import { tracked } from './analytics/tracked.ts'
import { apiOrigin } from './api-origin.ts'
import styles from './contact-form.module.css'
import { showToast } from './toasts.tsx'

export interface ContactFormWords {
  name: string
  email: string
  message: string
  send: string
  sending: string
  sent: string
  failed: string
  trap: string
}

type State = { is: 'idle' } | { is: 'sending' }

/**
 * The message form. Without a script the browser checks and posts it by itself and shows the page again with the result;
 * with one it is sent as JSON, and the fields are emptied only when the message has arrived.
 */
export function ContactForm({ language, words }: { language: Language; words: ContactFormWords }) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The newsletter box leads here with the address that was typed there.
    const url = new URL(location.href)
    const email = url.searchParams.get('email')
    const field = form.current?.elements.namedItem('email')
    if (email && field instanceof HTMLInputElement && !field.value) field.value = email
    // Where visits are measured, addresses of pages are told to others: a visitor's own is not left in one.
    if (email && document.documentElement.dataset.measure) {
      url.searchParams.delete('email')
      history.replaceState(history.state, '', url)
    }
  }, [])

  async function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.is === 'sending') return
    setState({ is: 'sending' })
    const form = event.currentTarget
    const fields = new FormData(form)
    const isSent = await post({
      message: { name: fields.get('name'), email: fields.get('email'), message: fields.get('message') },
      language,
      trap: String(fields.get('website') ?? ''),
      // Since the page was opened: who writes before this part is live is not in a hurry.
      seconds: Math.floor(performance.now() / 1000),
    })
    if (isSent) {
      form.reset()
      form.dispatchEvent(new CustomEvent('message-sent', { bubbles: true }))
    }
    showToast(isSent ? 'good' : 'bad', isSent ? words.sent : words.failed)
    setState({ is: 'idle' })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${apiOrigin()}/api/contact`}
      onSubmit={send}
      aria-busy={state.is === 'sending'}
      {...tracked(['form_submit', { form: 'contact' }], ['contact_form', { language }])}
    >
      <input type="hidden" name="language" value={language} />
      <label className={styles.field}>
        <span>{words.name}</span>
        <input name="name" type="text" autoComplete="name" required />
      </label>
      <label className={styles.field}>
        <span>{words.email}</span>
        <input name="email" type="email" autoComplete="email" inputMode="email" required />
      </label>
      <label className={styles.field}>
        <span>{words.message}</span>
        <textarea name="message" rows={6} required />
      </label>
      <label className={styles.trap} aria-hidden="true">
        <span>{words.trap}</span>
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className={styles.send} aria-disabled={state.is === 'sending'}>
        {state.is === 'sending' ? words.sending : words.send}
      </button>
    </form>
  )
}

/** Sends the message as the API takes it. Any OK answer is success; a network failure is not. */
async function post({
  message,
  language,
  trap,
  seconds,
}: {
  message: Record<string, FormDataEntryValue | null>
  language: Language
  trap: string
  seconds: number
}): Promise<boolean> {
  try {
    const response = await fetch(`${apiOrigin()}/api/contact`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        'Form-Trap': trap ? 'filled' : 'empty',
        'Form-Seconds': String(seconds),
      },
      body: JSON.stringify(message),
    })
    return response.ok
  } catch {
    return false
  }
}
