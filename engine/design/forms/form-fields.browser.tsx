/** What the forms of visitors have in common: labeled fields with their errors, and the button. */
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './form-fields.module.css'
import type { FieldErrors } from './use-field-errors.browser.ts'

type Control = Pick<InputHTMLAttributes<HTMLElement>, 'type' | 'autoComplete' | 'inputMode' | 'required'>

interface TextFieldProps<Field extends string> extends Control {
  field: Field
  label: string
  hint?: string
  errors: FieldErrors<Field>
  rows?: number
}

/** A field for text: of several lines with `rows`, else an `<input>`. */
export function TextField<Field extends string>(props: TextFieldProps<Field>) {
  const { field, label, hint, errors, rows, ...control } = props
  const own = `${errors.id}-${field}`
  const error = errors.reasons[field]
  const attributes = {
    id: own,
    name: field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${own}-error` : hint && `${own}-hint`,
    onInput: () => errors.forget(field),
  }
  return (
    <FormField id={own} label={label} hint={hint} error={error}>
      {rows ? (
        <textarea {...attributes} rows={rows} required={control.required} />
      ) : (
        <input {...attributes} {...control} />
      )}
    </FormField>
  )
}

interface NameAndEmailProps {
  words: { name: string; email: string }
  errors: FieldErrors<'name' | 'email'>
}

/** Who writes, and where the answer goes. */
export const NameAndEmail = ({ words, errors }: NameAndEmailProps) => (
  <>
    <TextField field="name" label={words.name} errors={errors} type="text" autoComplete="name" required />
    <TextField
      field="email"
      label={words.email}
      errors={errors}
      type="email"
      autoComplete="email"
      inputMode="email"
      required
    />
  </>
)

interface FormFieldProps {
  id: string
  label: string
  hint?: string | undefined
  error: string | undefined
  children: ReactNode
}

/** A field with its label, what helps to fill it in, and what is wrong with its text. */
export const FormField = ({ id, label, hint, error, children }: FormFieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldReason id={id} error={error} />
  </div>
)

/** What is wrong with a field, or a group of them. */
export const FieldReason = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  )

/** Why the form was not sent, below its button. Read aloud wherever the focus is. */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.alert}>
    {children}
  </p>
)

/** Scrolls the alert of a form into view, clear of the toast at the edge of the window. */
export const revealAlert = (form: HTMLFormElement) =>
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })

interface SendButtonProps {
  words: { send: string; sending: string }
  isSending: boolean
}

export const SendButton = ({ words, isSending }: SendButtonProps) => (
  <button type="submit" className={styles.send} aria-disabled={isSending}>
    {isSending ? words.sending : words.send}
  </button>
)
