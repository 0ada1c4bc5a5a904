import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of calendars on this machine. `answer` can be changed. */
export interface CalendarServer {
  url: URL
  answer: RequestListener
  /** The headers of all requests so far. */
  requests: { path: string; headers: NodeJS.Dict<string | string[]> }[]
  stop: () => Promise<void>
}

export async function startCalendarServer(answer: RequestListener): Promise<CalendarServer> {
  const http = createServer((request, response) => {
    server.requests.push({ path: request.url ?? '', headers: request.headers })
    server.answer(request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  // A TCP server has an address with a port once it listens.
  const { port } = http.address() as AddressInfo
  const server: CalendarServer = {
    url: new URL(`http://127.0.0.1:${port}/basic.ics`),
    answer,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return server
}
