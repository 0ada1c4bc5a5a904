import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../content/language.ts'
import { type ErrorWords, fieldReason } from '../field-reason.ts'

/** The errors of the fields of a form, in words. `id` begins the ids of its fields. */
export function useFieldErrors<Field extends string, Code extends string>({
  id,
  language,
  words,
  limits,
}: {
  id: string
  language: Language
  /** `{count}` stands for how many characters were written, `{limit}` for how many there may be. */
  words: ErrorWords<Field, Code>
  limits: Partial<Record<Field, number>>
}) {
  const [reasons, setReasons] = useState<Partial<Record<Field, string>>>({})

  /** Shows the error of each wrong field (`aria-invalid`) or group (`data-invalid`), and focuses the first one. */
  function show(
    errors: readonly { field: Field; code: Code }[],
    values: Partial<Record<Field, string>>,
    form: HTMLFormElement,
  ) {
    const reasonOf = (error: { field: Field; code: Code }) =>
      fieldReason(error, { words, value: values[error.field], limit: limits[error.field], language })
    // `fromEntries` loses the names of the fields.
    const all = Object.fromEntries(errors.map((error) => [error.field, reasonOf(error)])) as typeof reasons
    // Rendered before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setReasons(all))
    const first = form.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
    // A group of choices has the focus in the one that is checked.
    const choice = first?.querySelector<HTMLElement>(':checked') ?? first?.querySelector('input')
    ;(choice ?? first)?.focus()
  }

  const forget = (field: Field) => setReasons((now) => (now[field] ? { ...now, [field]: undefined } : now))

  /** `described` are the ids of what else describes the field. */
  const attributesOf = (field: Field, described?: string) => ({
    id: `${id}-${field}`,
    name: field,
    'aria-invalid': reasons[field] ? true : undefined,
    'aria-describedby': reasons[field] ? `${id}-${field}-error` : described,
    onInput: () => forget(field),
  })

  return { reasons, show, forget, attributesOf, areAny: Object.values(reasons).some(Boolean) }
}
