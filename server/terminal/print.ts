import { styleText } from 'node:util'
import { facts } from '../../content/facts.ts'

/** Replaces control characters by a box, because visitors wrote the text and a terminal would obey them. */
export const escapeControlCharacters = (text: string) =>
  text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '\u25a1')

/** A text on one line of at most `length` characters. */
export function truncate(text: string, length: number): string {
  const characters = [...escapeControlCharacters(text).replace(/\s+/g, ' ').trim()]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
}

/** A time in the owner's time zone: `2026-11-20 18:42`. */
export const formatTime = (time: number) =>
  new Date(time).toLocaleString('sv-SE', { timeZone: facts.timeZone, dateStyle: 'short', timeStyle: 'short' })

/** From a time to another, `2026-12-24 09:00 – 12:00`, with the day of the end where that is another. */
export function formatSpan({ starts_at, ends_at }: { starts_at: number; ends_at: number }): string {
  const [start, end] = [formatTime(starts_at), formatTime(ends_at)]
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  return `${start} – ${isOneDay ? end.slice(11) : end}`
}

/** `1 message`, `2 messages`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`

/** Prints a name and its value on a line. */
export const printField = (name: string, value: string) => console.log(`${`${name}:`.padEnd(13)} ${value}`)

/** Prints rows in aligned columns, numbers to the right, under a heading that is bold on a terminal. */
export function printTable(heading: string[], rows: (string | number)[][]) {
  const widths = heading.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => [...String(cell)].length)),
  )
  const isNumber = (column: number) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number')
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - [...String(cell)].length)
        return isNumber(column) ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  console.log(styleText('bold', line(heading), { stream: process.stdout }))
  for (const row of rows) console.log(line(row))
}
