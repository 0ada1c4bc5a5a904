/** What logs and people are told of an error: whatever was thrown. */

/** The class alone, where the message may hold what somebody wrote. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** The code of the system or of a server, else the class, because messages quote addresses. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : nameOf(error)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
