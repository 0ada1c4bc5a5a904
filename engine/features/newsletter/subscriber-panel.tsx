import type { ReactNode } from 'react'
import type { Language } from '../../core/text/language.ts'

/** Of the reason why something failed. */
const reasonId = 'newsletter-reason'

interface SubscriberPanelProps {
  heading: string
  /** Why the form was refused. Focused, because it stands below the first screen. */
  reason?: string
  children?: ReactNode
}

/** What has become of a link of the newsletter, or of its form. Rendered by the server, for one visitor. */
export const SubscriberPanel = ({ heading, reason, children }: SubscriberPanelProps) => (
  <>
    <h2>{heading}</h2>
    {reason && (
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form
      <p id={reasonId} tabIndex={-1} autoFocus>
        <strong>{reason}</strong>
      </p>
    )}
    {children}
  </>
)

interface SubscriberFormProps {
  action: string
  language: Language
  button: string
  children: ReactNode
}

/** A form that a panel ends with. */
export const SubscriberForm = ({ action, language, button, children }: SubscriberFormProps) => (
  <form method="post" action={action}>
    {children}
    <input type="hidden" name="language" value={language} />
    <button type="submit" data-primary="">
      {button}
    </button>
  </form>
)

/** The address to sign up with, once more. */
export const EmailField = ({ label, email, isWrong }: { label: string; email: string; isWrong: boolean }) => (
  <label>
    <span>{label}</span>
    <input
      type="email"
      name="email"
      autoComplete="email"
      required
      defaultValue={email}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? reasonId : undefined}
    />
  </label>
)
