/** The list of subscribers as CSV: the owner's to take along. */
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type Language, languages } from '../../content/language.ts'
import { toCsv } from '../csv.ts'
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
  toCsv([
    columns,
    ...subscribers.map(exportSubscriber).map((subscriber) => columns.map((column) => subscriber[column])),
  ])

const row = z.looseObject({
  email: z.string().regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'is no e-mail address'),
  language: z
    .enum(languages)
    .or(z.literal('').transform(() => undefined))
    .optional(),
})

/**
 * Reads a list with a heading line that names the column `email`, and perhaps `language`. Returns every line that is
 * wrong instead of the list where there is one.
 */
export function readSubscribers(
  csv: string,
  language: Language,
): { email: string; language: Language }[] | { wrong: string[] } {
  let rows: unknown[]
  try {
    rows = parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)] }
  }
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
    data ? [{ email: data.email, language: data.language ?? language }] : [],
  )
}
