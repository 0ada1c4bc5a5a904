/**
 * Rows of text as CSV (RFC 4180) in the form that a Swedish spreadsheet opens without questions: semicolons, and a mark that says
 * UTF-8. Text that a spreadsheet would take for a formula is marked as text, wherever it may split a cell.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}`

/** What a cell says; of mails their kind and state. */
type Value = string | boolean | null | readonly { kind: string; state: string }[]

/** Records as CSV, with a column for each of their named fields. */
export const recordsToCsv = <Field extends string>(
  fields: readonly Field[],
  records: readonly Readonly<Record<Field, Value>>[],
): string => toCsv([fields, ...records.map((record) => fields.map((field) => textOf(record[field])))])

function textOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || typeof value === 'string') return value ?? ''
  return value.map(({ kind, state }) => `${kind}: ${state}`).join('; ')
}

const cell = (text: string) =>
  `"${text.replace(/(?<=^|[;,\t\r\n])(?=[=+\-@\t\r])/g, () => "'").replaceAll('"', () => '""')}"`
