import { connect } from 'node:net'
import { expect } from 'vitest'
import { createHttpServer } from '../../engine/core/http/http.server.ts'
import { type MailServer, startMailServer } from '../../harness/mail-server.ts'
import { listenLocally } from '../../harness/port.ts'
import { openTestedApp, type TestedApp } from './app.ts'

/** A request without a response after this time hangs, in milliseconds. */
const timeout = 5000

/** Sends the lines of a request as they are. Resolves with status 0 where the connection was closed without a response. */
export async function exchange(
  port: number,
  lines: readonly string[],
  body: string,
): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect({ port, host: '127.0.0.1' })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // The server may close the connection in the middle of an invalid request.
  socket.on('error', () => undefined)
  socket.write(`${[...lines, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`)
  const hung = setTimeout(() => socket.destroy(new Error('hung')), timeout)
  await new Promise((resolve) => socket.once('close', resolve))
  clearTimeout(hung)
  expect(socket.errored?.message, `${lines.join(' ')} ${body}`.slice(0, 300)).not.toBe('hung')
  const [headers = '', ...rest] = String(Buffer.concat(chunks)).split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0)
  return { status, headers, body: rest.join('\r\n\r\n') }
}

/** Gives a test the server on a port, behind a proxy, and a mail server of its own. */
export async function withServer(
  settings: Record<string, string>,
  run: (running: { tested: TestedApp; port: number; mail: MailServer }) => Promise<void>,
) {
  const mail = await startMailServer()
  const tested = await openTestedApp({ TRUST_PROXY: '1', SMTP_URL: mail.url, ...settings })
  const { server } = createHttpServer(tested.app, { trustedProxies: 1 })
  try {
    await run({ tested, port: await listenLocally(server), mail })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await tested.close()
    await mail.stop()
  }
}
