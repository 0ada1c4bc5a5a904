import { z } from 'zod'
import { escapeHtml } from '../../app/escape-html.ts'
import { privatePage } from '../pages/private-page.ts'
import type { LoadedFile, Site } from '../pages/site.ts'

/** What the page of a form says about it, and what is in the form. */
export interface ShownForm {
  /** The island that begins with the form. */
  island: string
  /** The element that says why. */
  result: string
  text: string
  next: string
  /** What the visitor wrote, by the names of the fields. */
  values: unknown
  fields: readonly string[]
  wrong: readonly string[]
  /** What else is written into the page, before. */
  prepare?: (html: string) => string
}

/** A form has text alone; fields that it lacks are empty. */
export const Written = z.record(z.string(), z.string()).catch({})

/**
 * The page of a form without a script that is refused, or could not be stored: why, and everything that the visitor wrote,
 * with the wrong fields marked.
 */
export function refusedForm(
  file: LoadedFile,
  site: Site,
  { island, result, text, next, values, fields, wrong, prepare = (html) => html }: ShownForm,
  { status, headers = {} }: { status: number; headers?: Record<string, string> | undefined },
): Response {
  const written = new Map(Object.entries(Written.parse(values)))
  const marksOf = (name: string) =>
    wrong.includes(name) ? ` aria-invalid="true" aria-describedby="${result}"` : ''
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

  function withWritten(tag: string, kind: string, rest: string): string {
    const name = attribute(tag, 'name') ?? ''
    const value = written.get(name)
    if (!fields.includes(name) || value === undefined) return tag
    // Browsers leave out a line break at the start of the text.
    if (kind === 'textarea') return `<textarea${marksOf(name)}${rest}>\n${escapeHtml(value)}`
    if (attribute(tag, 'type') !== 'radio')
      return `<input value="${escapeHtml(value)}"${marksOf(name)}${rest}>`
    const isChosen = attribute(tag, 'value') === escapeHtml(value)
    return `<input${isChosen ? ' checked=""' : ''}${rest.replace(/ checked(="")?/, '')}>`
  }

  const write = (html: string) =>
    showResult(prepare(html), { result, text, next }).replace(
      new RegExp(`<client-island data-island="${island}"[\\s\\S]*?</client-island>`),
      (form) =>
        form.replace(/<(input|textarea)( [^>]*)>/g, (tag, kind, rest) => withWritten(tag, kind, rest)),
    )
  return privatePage(file, site, write, { status, headers: { ...headers, ...referrerOfRefused } })
}

/** Else browsers without Sec-Fetch-Site send the second try with `Origin: null`. The address has no secret. */
export const referrerOfRefused = { 'Referrer-Policy': 'same-origin' }

/** Shows the result of a form in the page, and moves there. Without `text` it says what was built. */
export const showResult = (
  html: string,
  { result, text, next = '' }: { result: string; text?: string; next?: string },
) =>
  html.replace(
    new RegExp(`<div (id="${result}"[^>]*>)([\\s\\S]*?)(?=</div>)`),
    (_, start, built) =>
      `<div data-shown="" autofocus ${start}${text === undefined ? built : resultHtml(text, next)}`,
  )

const resultHtml = (text: string, next: string) =>
  `<p><strong>${escapeHtml(text)}</strong></p><p>${escapeHtml(next)}</p>`
