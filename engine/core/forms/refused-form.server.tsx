import { z } from 'zod'
import { privatePage } from '../served/private-page.server.ts'
import { renderHtml } from '../served/render-html.server.ts'
import { type LoadedFile, type ServedFiles, templateOf } from '../served/served-files.server.ts'
import type { Fill, Fills } from '../served/slots.server.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { ResultTexts } from './result-texts.tsx'

/** What the page of a form says about it, and what is in the form. */
export interface ShownForm {
  /** The element that says why. */
  result: string
  text: string
  next: string
  /** What the visitor wrote, by the names of the fields. */
  values: unknown
  fields: readonly string[]
  wrong: readonly string[]
  /** What else is written into the page. */
  fills?: Fills
}

/** A form has text alone; fields that it lacks are empty. */
export const Written = z.record(z.string(), z.string()).catch({})

/**
 * The page of a form without a script that is refused, or could not be stored: why, and everything that the visitor wrote,
 * with the wrong fields marked.
 */
export function refusedForm(
  file: LoadedFile,
  site: ServedFiles,
  { result, text, next, values, fields, wrong, fills }: ShownForm,
  { status, headers = {} }: { status: number; headers?: Record<string, string> | undefined },
): Response {
  const written = new Map(Object.entries(Written.parse(values)))
  const { html, slots } = templateOf(file)

  function fillOf(name: string): [string, Fill][] {
    const value = written.get(name)
    if (value === undefined) return []
    const button = `field:${name}=${value}`
    if (slots[button]) return [[button, { attributes: ' checked=""' }]]
    const [slot] = slots[`field:${name}`] ?? []
    // A radio button that is not there.
    if (!slot) return []
    const marks = wrong.includes(name) ? ` aria-invalid="true" aria-describedby="${result}"` : ''
    const text = escapeHtml(value)
    const fill = html.startsWith('<textarea', slot.start)
      ? // Browsers leave out a line break at the start of the text.
        { attributes: marks, content: `\n${text}` }
      : { attributes: ` value="${text}"${marks}` }
    return [[`field:${name}`, fill]]
  }

  const all = {
    ...fills,
    ...shownResult({ result, text, next }),
    ...Object.fromEntries(fields.flatMap(fillOf)),
  }
  return privatePage(file, site, all, { status, headers: { ...headers, ...referrerOfRefused } })
}

/** Else browsers without Sec-Fetch-Site send the second try with `Origin: null`. The address has no secret. */
export const referrerOfRefused = { 'Referrer-Policy': 'same-origin' }

/** Shows the result of a form in the page, and moves there. Without `text` it says what was built. */
export const shownResult = ({
  result,
  text,
  next = '',
}: {
  result: string
  text?: string
  next?: string
}): Fills => ({
  [result]: {
    attributes: ' data-shown="" autofocus',
    ...(text !== undefined && {
      content: renderHtml(<ResultTexts text={text} next={next} />),
    }),
  },
})
