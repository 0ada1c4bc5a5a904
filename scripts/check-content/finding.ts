/** Something in the content that is wrong: where it is, what it is, and how to correct it. */
export interface Finding {
  file: string
  line: number
  message: string
}

/** Takes up a finding. */
export type Report = (file: string, line: number, message: string) => void
