/** The list of subscribers as CSV: the owner's to take along. */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cleanEmail } from '../../app/typed-text.ts'
import { type Language, languages } from '../../content/language.ts'
import { recordsToCsv } from '../csv.ts'
import type { Subscriber } from './subscribers.ts'

/** A subscriber as it is exported. Times are ISO 8601 in UTC. */
export const exportSubscriber = ({
  email,
  language,
  asked_at,
  confirmed_at,
  consent,
  paused_at,
}: Subscriber) => ({
  email,
  language,
  asked: isoOrEmpty(asked_at),
  confirmed: isoOrEmpty(confirmed_at),
  consent,
  paused: isoOrEmpty(paused_at),
})

const columns = ['email', 'language', 'asked', 'confirmed', 'consent', 'paused'] as const

const isoOrEmpty = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

/** One line for each subscriber, under a heading. */
export const exportSubscribers = (subscribers: readonly Subscriber[]): string =>
  recordsToCsv(columns, subscribers.map(exportSubscriber))

const row = z.object({
  email: z
    .string()
    .transform(cleanEmail)
    .pipe(z.string().regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'is no e-mail address')),
  language: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum([...languages, ''], `is one of ${languages.join(', ')}, or empty`))
    .optional(),
})

/** What programs call the two columns, with letters alone and in lower case. */
const columnNames = new Map([
  ...['email', 'emailaddress', 'epost', 'epostadress', 'epostadresser', 'mejl', 'mejladress', 'mail'].map(
    (name) => [name, 'email'] as const,
  ),
  ...['language', 'språk', 'lang', 'locale'].map((name) => [name, 'language'] as const),
])

const columnOf = (heading: string) => {
  const name = heading.toLowerCase().replace(/[^\p{L}]/gu, '')
  return columnNames.get(name) ?? name
}

/** The sign between columns: Swedish spreadsheets write semicolons. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

/**
 * Reads a list with a heading line that names the column of addresses (`email`, `E-post`, `Email Address`), and perhaps
 * `language`; other columns are left out. Returns every line that is wrong instead of the list where there is one.
 */
export function readSubscribers(
  csv: string,
  language: Language,
): { email: string; language: Language }[] | { wrong: string[] } {
  let rows: unknown[]
  try {
    rows = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      columns: (names: string[]) => names.map(columnOf),
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)] }
  }
  if (rows.some((one) => !z.object({ email: z.string() }).safeParse(one).success))
    return { wrong: ['line 1: no column is called email'] }
  const read = rows.map((one) => row.safeParse(one))
  const wrong = read.flatMap((result, index) =>
    result.success
      ? []
      : [
          `line ${index + 2}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`,
        ],
  )
  if (wrong.length > 0) return { wrong }
  return read.flatMap(({ data }) =>
    data ? [{ email: data.email, language: data.language || language }] : [],
  )
}
