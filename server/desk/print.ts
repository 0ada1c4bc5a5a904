import { styleText } from 'node:util'
import { facts } from '../../content/facts.ts'

/** Strangers write what is printed here: what would steer a terminal is shown as a box instead. */
export const harmless = (text: string) => text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '\u25a1')

/** On one line, and not longer than `most` letters. */
export function short(text: string, most: number): string {
  const letters = [...harmless(text).replace(/\s+/g, ' ').trim()]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

/** A time where the owner is: `2026-11-20 18:42`. */
export const when = (time: number) =>
  new Date(time).toLocaleString('sv-SE', { timeZone: facts.timeZone, dateStyle: 'short', timeStyle: 'short' })

const widthOf = (text: string) => [...text].length

/**
 * Prints rows under a heading in aligned columns; numbers stand to the right. The heading is bold where a person looks,
 * and plain in files and pipes.
 */
export function printTable(heading: string[], rows: (string | number)[][]) {
  const widths = heading.map((name, column) =>
    Math.max(widthOf(name), ...rows.map((row) => widthOf(String(row[column] ?? '')))),
  )
  const isNumber = (column: number) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number')
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(String(cell)))
        return isNumber(column) ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  console.log(styleText('bold', line(heading), { stream: process.stdout }))
  for (const row of rows) console.log(line(row))
}

/** `1 message`, `2 messages`. */
export const several = (number: number, one: string, more = `${one}s`) =>
  `${number} ${number === 1 ? one : more}`
