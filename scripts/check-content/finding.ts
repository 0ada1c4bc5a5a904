/** Something in the content that cannot stand: where it is, what it is, and how to mend it. */
export interface Finding {
  file: string
  line: number
  what: string
}

/** One line for a finding, as editors and terminals link it. */
export const printed = ({ file, line, what }: Finding) => `${file}:${line}: ${what}`

/** By file, then by line. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.what.localeCompare(b.what))
