import { z } from 'zod'
import { escapeHtml } from '../../app/escape-html.ts'
import { privatePage } from '../pages/private-page.ts'
import type { LoadedFile, Site } from '../pages/site.ts'

/** What the page of a form says about it, and what is in the form. */
export interface ShownForm {
  /** The island that begins with the form. */
  island: string
  /** The element that says why. The form posts to this place (`#…`), which browsers keep. */
  result: string
  text: string
  next: string
  /** What the visitor wrote, by the names of the fields. */
  values: unknown
  fields: readonly string[]
  wrong: readonly string[]
}

/** A form has text alone; fields that it lacks are empty. */
const Written = z.record(z.string(), z.string()).catch({})

/**
 * The page of a form without a script that is refused, or could not be stored: why, and everything that the visitor wrote,
 * with the wrong fields marked.
 */
export function refusedForm(
  file: LoadedFile,
  site: Site,
  { island, result, text, next, values, fields, wrong }: ShownForm,
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

  const page = privatePage(file, site, (html) =>
    html
      .replace(
        new RegExp(`(<div id="${result}"[^>]*>)[\\s\\S]*?(?=</div>)`),
        (_, start) => `${start}<p><strong>${escapeHtml(text)}</strong></p><p>${escapeHtml(next)}</p>`,
      )
      .replace(new RegExp(`<client-island data-island="${island}"[\\s\\S]*?</form>`), (form) =>
        form.replace(/<(input|textarea)( [^>]*)>/g, (tag, kind, rest) => withWritten(tag, kind, rest)),
      ),
  )
  // Else browsers without Sec-Fetch-Site send the second try with `Origin: null`. Its address has no secret.
  page.headers.set('Referrer-Policy', 'same-origin')
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return new Response(page.body, { status, headers: page.headers })
}
