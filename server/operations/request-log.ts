import type { Logger } from 'pino'

interface Answered {
  id: string
  method: string
  /** A path of the API. */
  route: string
  status: number
  /** As `performance.now()` says it. */
  began: number
}

/** One line for each request to the API. Neither addresses nor queries nor bodies: nothing that says who it was. */
export const logRequest = (log: Logger, { id, method, route, status, began }: Answered) =>
  log.info({ id, method, route, status, ms: Math.round(performance.now() - began), msg: 'request' })
