import { randomUUID } from 'node:crypto'

/** Letters that are safe in a log line and a header, and too few for an address or a name with one. */
const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

/** What a request is called in logs and in its answer: the id that a proxy gave it, or one of its own. */
export const requestIdOf = (given: string | undefined): string =>
  given && wellFormed.test(given) ? given : randomUUID()
