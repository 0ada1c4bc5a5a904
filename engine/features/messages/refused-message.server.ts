import { z } from 'zod'
import { words } from '../../core/forms/contact.words.ts'
import { fieldReason } from '../../core/forms/field-reason.ts'
import { fieldErrorCodes } from '../../core/forms/fields.ts'
import type { Refusal } from '../../core/forms/refusal.server.ts'
import { refusedForm, Written } from '../../core/forms/refused-form.server.tsx'
import type { Submission } from '../../core/forms/submission.server.ts'
import type { LoadedFile, ServedFiles } from '../../core/served/served-files.server.ts'
import { messageFields, messageLimits } from './message-fields.ts'

const FieldErrors = z.array(z.object({ field: z.enum(messageFields), code: z.enum(fieldErrorCodes) }))

/** The contact page for a form without a script that is refused: why, and everything that the visitor wrote. */
export function refusedMessage(
  file: LoadedFile,
  site: ServedFiles,
  { values, language }: Pick<Submission, 'values' | 'language'>,
  { status, members, headers }: Refusal,
): Response {
  const { form, keptBelow } = words[language]
  const { data: errors = [] } = FieldErrors.safeParse(members?.errors)
  const reasons = errors.map((error) =>
    fieldReason(error, {
      words: form.errors,
      value: Written.parse(values)[error.field]?.trim(),
      limit: messageLimits[error.field],
      language,
    }),
  )
  const shown = {
    result: 'message-failed',
    text: reasons.length > 0 ? form.check : status === 429 ? form.tooMany : form.failed,
    next: reasons.length > 0 ? reasons.join(' ') : keptBelow,
    values,
    fields: messageFields,
    wrong: errors.map(({ field }) => field),
  }
  return refusedForm(file, site, shown, { status, headers })
}
