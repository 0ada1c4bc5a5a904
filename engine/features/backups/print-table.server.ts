import { styleText } from 'node:util'

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
