import type { FormHTMLAttributes, Ref } from 'react'
import { noteTyping } from '../../core/browser/post-form.browser.ts'
import type { Language } from '../../core/text/language.ts'

interface VisitorFormProps extends FormHTMLAttributes<HTMLFormElement> {
  language: Language
  isSending: boolean
  send: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that the browser posts where there is no script, and `send` otherwise, once at a time. */
export const VisitorForm = ({ language, isSending, send, children, ...form }: VisitorFormProps) => (
  <form
    {...form}
    method="post"
    onInput={noteTyping}
    onSubmit={(event) => {
      event.preventDefault()
      if (!isSending) send(event.currentTarget)
    }}
    aria-busy={isSending}
  >
    <input type="hidden" name="language" value={language} />
    {children}
  </form>
)
