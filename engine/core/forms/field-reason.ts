import type { Language } from '../text/language.ts'
import { fill, type Sentence } from '../text/sentence.ts'

/** What is wrong, in words: the same for every field, or for each field that it can happen to. */
export type ErrorWords<Field extends string, Code extends string> = Record<
  Code,
  Reason | Partial<Record<Field, string>>
>

type Reason = Sentence<'count' | 'limit'> | string

interface RefusedField<Field extends string, Code extends string> {
  words: ErrorWords<Field, Code>
  value: string | undefined
  limit: number | undefined
  language: Language
}

/** Why a field is refused, in words. `{count}` and `{limit}` in them stand for how many characters it has and may have. */
export function fieldReason<Field extends string, Code extends string>(
  { field, code }: { field: Field; code: Code },
  { words, value = '', limit = 0, language }: RefusedField<Field, Code>,
): string {
  const number = (count: number) => count.toLocaleString(language)
  const reason = words[code]
  return fill(isOfEachField(reason) ? (reason[field] ?? '') : reason, {
    count: number(value.length),
    limit: number(limit),
  })
}

const isOfEachField = <Field extends string>(
  reason: Reason | Partial<Record<Field, string>>,
): reason is Partial<Record<Field, string>> => typeof reason === 'object'
