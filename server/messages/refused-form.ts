import { z } from 'zod'
import { fieldErrorCodes, messageFields, messageLimits } from '../../app/contact-message.ts'
import { escapeHtml } from '../../app/escape-html.ts'
import { fieldReason } from '../../app/field-reason.ts'
import { words } from '../../app/pages/contact/contact.words.ts'
import type { FieldIssue } from '../forms/issues.ts'
import type { Submission } from '../forms/submission.ts'
import type { ProblemStatus } from '../http/problem.ts'
import { privatePage } from '../pages/private-page.ts'
import type { LoadedFile, Site } from '../pages/site.ts'

/** Why a message is not taken. `members` of the problem are the fields that are wrong, where some are. */
export interface Refusal {
  status: ProblemStatus
  detail: string
  members?: { errors: FieldIssue[] }
  headers?: Record<string, string>
}

/** A form has text alone; fields that it lacks are empty. */
const Written = z.record(z.string(), z.string())

const FieldErrors = z.array(z.object({ field: z.enum(messageFields), code: z.enum(fieldErrorCodes) }))

/**
 * The contact page for a form without a script that is refused: why, and everything that the visitor wrote, with the wrong
 * fields marked. The form posts to the place where the page says why (`#message-failed`), which browsers keep.
 */
export function refusedForm(
  file: LoadedFile,
  site: Site,
  { values, language }: Pick<Submission, 'values' | 'language'>,
  { status, members, headers }: Refusal,
): Response {
  const { form, keptBelow } = words[language]
  const written = Written.parse(values)
  const { data: errors = [] } = FieldErrors.safeParse(members?.errors)
  const reasons = errors.map((error) =>
    fieldReason(error, {
      words: form.errors,
      value: written[error.field]?.trim(),
      limit: messageLimits[error.field],
      language,
    }),
  )
  const why = reasons.length > 0 ? form.check : status === 429 ? form.tooMany : form.failed
  const next = reasons.length > 0 ? reasons.join(' ') : keptBelow

  const marked = new Set<string>(errors.map(({ field }) => field))
  const attributesOf = (name: string) =>
    marked.has(name) ? ' aria-invalid="true" aria-describedby="message-failed"' : ''
  const withWritten = (html: string) =>
    html
      .replace(
        /<input (?=[^>]*name="(name|email)")/g,
        (_, name) => `<input value="${escapeHtml(written[name] ?? '')}"${attributesOf(name)} `,
      )
      // Browsers leave out a line break at the start of the text.
      .replace(
        /<textarea ([^>]*)>/,
        (_, rest) => `<textarea${attributesOf('message')} ${rest}>\n${escapeHtml(written.message ?? '')}`,
      )

  const page = privatePage(file, site, (html) =>
    html
      .replace(
        /(<div id="message-failed"[^>]*>)[\s\S]*?(?=<\/div>)/,
        (_, start) => `${start}<p><strong>${escapeHtml(why)}</strong></p><p>${escapeHtml(next)}</p>`,
      )
      .replace(/<client-island data-island="contact-form"[\s\S]*?<\/client-island>/, (form) =>
        withWritten(form),
      ),
  )
  for (const [name, value] of Object.entries(headers ?? {})) page.headers.set(name, value)
  return new Response(page.body, { status, headers: page.headers })
}
