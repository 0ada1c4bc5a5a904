/** How many lines of the output of what failed are shown: npm writes some thirty of usage below its reason. */
const shownLines = 40

/**
 * What an owner can mend, in one line: a wrong setting, a wrong argument, or something else outside of the code. Of files of
 * theirs it may be several, each as `site/facts.yaml:12: phone: what is wrong, and how to mend it`.
 */
export class OwnerError extends Error {
  /** What the step that failed said, its last lines. */
  readonly output: string
  constructor(
    problems: string | readonly string[],
    { output = '', ...options }: ErrorOptions & { output?: string } = {},
  ) {
    super([problems].flat().join('\n'), options)
    this.name = 'OwnerError'
    // The code is not to blame.
    this.stack = this.message
    this.output = output.trim().split('\n').slice(-shownLines).join('\n')
  }
}

/** Also one of a bundle, which has a copy of the class. */
export const isOwnerError = (error: unknown): error is OwnerError =>
  error instanceof Error && error.name === 'OwnerError'

/** Of `util.parseArgs`: wrong arguments. */
export const isOfParseArgs = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Of the system, such as a full disk or a folder that cannot be written, and wrong arguments. */
const isOutside = (error: unknown): error is Error =>
  isOfParseArgs(error) || (error instanceof Error && 'syscall' in error)

/** Prints what is to be mended, in its line, and `more` below it. Throws any other error on, with its stack. */
export function printReason(error: unknown, more = ''): void {
  if (!isOwnerError(error) && !isOutside(error)) throw error
  if (isOwnerError(error) && error.output) console.error(error.output)
  console.error(error.message + more)
}

/** Ends a command that has failed with 1, and says why. */
export function endWith(error: unknown, more = ''): never {
  printReason(error, more)
  process.exit(1)
}
