/**
 * Rows of text as CSV (RFC 4180) in the form that a Swedish spreadsheet opens without questions: semicolons, and a mark that says
 * UTF-8. Text that a spreadsheet would take for a formula is marked as text, wherever it may split a cell.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}`

const cell = (text: string) =>
  `"${text.replace(/(?<=^|[;,\t\r\n])(?=[=+\-@\t\r])/g, () => "'").replaceAll('"', () => '""')}"`
