import { connect } from 'node:net'
import { expect } from 'vitest'

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
