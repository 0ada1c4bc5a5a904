import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ErrorWords, fieldReason } from '../../core/forms/field-reason.ts'
import type { Language } from '../../core/text/language.ts'

interface CheckedForm<Field extends string, Code extends string> {
  /** Begins the ids of its fields. */
  id: string
  form: RefObject<HTMLFormElement | null>
  language: Language
  /** `{count}` stands for how many characters were written, `{limit}` for how many there may be. */
  words: ErrorWords<Field, Code>
  limits: Partial<Record<Field, number>>
}

/**
 * The errors of the fields of a form, in words. From its hydration on the form shows its own errors, in the language of the
 * page.
 */
export function useFieldErrors<Field extends string, Code extends string>(checked: CheckedForm<Field, Code>) {
  const { id, form, language, words, limits } = checked
  const [reasons, setReasons] = useState<Partial<Record<Field, string>>>({})

  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])

  /** Shows the error of each wrong field (`aria-invalid`) or group (`data-invalid`), and focuses the first one. */
  function show(errors: readonly { field: Field; code: Code }[], values: Partial<Record<Field, string>>) {
    const reasonOf = (error: { field: Field; code: Code }) =>
      fieldReason(error, { words, value: values[error.field], limit: limits[error.field], language })
    // `fromEntries` loses the names of the fields.
    const all = Object.fromEntries(errors.map((error) => [error.field, reasonOf(error)])) as typeof reasons
    // Rendered before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setReasons(all))
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
    // A group of choices has the focus in the one that is checked.
    const choice = first?.querySelector<HTMLElement>(':checked') ?? first?.querySelector('input')
    ;(choice ?? first)?.focus()
  }

  const forget = (field: Field) => setReasons((now) => (now[field] ? { ...now, [field]: undefined } : now))

  return { id, reasons, show, forget, areAny: Object.values(reasons).some(Boolean) }
}

export type FieldErrors<Field extends string> = Pick<
  ReturnType<typeof useFieldErrors<Field, string>>,
  'id' | 'reasons' | 'forget'
>
