import { useState } from 'react'
import { postForm, textsOf } from '../../core/browser/post-form.browser.ts'
import type { Language } from '../../core/text/language.ts'
import { cleanEmail } from '../../core/text/typed-text.ts'
import { buttonClass } from '../../design/components/button.tsx'
import { HoneypotField } from '../../design/forms/honeypot-field.browser.tsx'
import { showToast } from '../../design/forms/toasts.browser.tsx'
import { VisitorForm } from '../../design/forms/visitor-form.browser.tsx'
// biome-ignore lint/style/noRestrictedImports: a type, which is no part of the script
import type { newsletterWords } from './newsletter.words.ts'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps {
  /** The URL that addresses are posted to. */
  action: string
  language: Language
  words: Omit<(typeof newsletterWords)['en'], 'heading' | 'text' | 'feed' | 'askedNext'>
}

/**
 * Asks for an address. Without a script the browser posts it and shows the contact page with the result, where a refused
 * address stands in a form again; with one the page stays, and what to do next takes the place of the form.
 */
export default function NewsletterForm({ action, language, words }: NewsletterFormProps) {
  const [isSending, setIsSending] = useState(false)
  /** In pixels, once it has given way to the answer: nothing below is to move. */
  const [heightOfForm, setHeightOfForm] = useState<number>()

  async function send(form: HTMLFormElement) {
    setIsSending(true)
    const email = cleanEmail(textsOf(form)('email'))
    const { is } = await postForm({ email }, { action, form, language })
    setIsSending(false)
    if (is === 'stored') setHeightOfForm(form.offsetHeight)
    else showToast('bad', is === 'too-many' ? `${words.often} ${words.oftenNext}` : words.failed)
  }

  if (heightOfForm)
    return (
      // Focused as it appears, because the button that had the focus is gone.
      <p role="status" tabIndex={-1} ref={(element) => element?.focus()} style={{ minHeight: heightOfForm }}>
        <strong>{words.asked}</strong>
      </p>
    )
  return (
    <VisitorForm
      className={styles.form}
      action={action}
      language={language}
      isSending={isSending}
      send={send}
    >
      <label>
        <span>{words.email}</span>
        <input type="email" name="email" autoComplete="email" required />
      </label>
      <HoneypotField label={words.trap} />
      <button type="submit" className={buttonClass('secondary')} aria-disabled={isSending}>
        {words.submit}
      </button>
    </VisitorForm>
  )
}
