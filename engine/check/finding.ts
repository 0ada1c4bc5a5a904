/** An error in the content: where it is, what it is, and how to correct it. */
export interface Finding {
  file: string
  line: number
  message: string
}

/** Adds a finding. */
export type Report = (file: string, line: number, message: string) => void
