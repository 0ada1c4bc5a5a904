import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { type ReceivedMail, startMailServer } from '../../harness/mail-server.ts'
import { listenLocally } from '../../harness/port.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { addressIn } from './address.ts'
import { openTestedApp } from './app.ts'
import { request } from './fuzz-requests.ts'

/** The same cases at every run; fast-check prints what it needs to repeat one that fails. */
const seed = 20_261_120
/** A request that is not answered or cut off in this time hangs. Milliseconds. */
const patience = 5000
const owner = 'owner@site.example'
/** How much more memory may be in use after the cases than before, in bytes. */
const growth = 48 * 1024 * 1024

/** What the server writes into its own mails. */
const ownHeaders = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'auto-submitted', 'x-auto-response-suppress'],
]

/**
 * Sends as many made-up requests as asked for to the server over real connections, and has the mails that they lead to
 * delivered. Expects that none is answered with a server error, none hangs, none puts a header or a recipient into a
 * mail, and memory does not grow with them.
 */
export async function fuzz(cases: number) {
  const mail = await startMailServer()
  const tested = await openTestedApp({
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@site.example',
    MAIL_TO: owner,
  })
  const { database } = tested
  const { server } = createHttpServer(tested.app, { isBehindProxy: true })
  const port = await listenLocally(server)
  const statuses = new Map<number, number>()
  let sent = 0
  const before = memory()
  try {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, type, headers, body }) => {
        sent++
        const length = Buffer.byteLength(body)
        const lines = [
          `${method} ${path} HTTP/1.1`,
          'Host: site.example',
          'Connection: close',
          // Nobody is stopped for sending often: each case comes from an address of its own.
          `X-Forwarded-For: ${addressIn(10, sent)}`,
          ...(type ? [`Content-Type: ${type}`] : []),
          ...headers.map(([name, value]) => `${name}: ${value}`),
          `Content-Length: ${length}`,
        ]
        const status = await exchange(port, `${lines.join('\r\n')}\r\n\r\n${body}`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status).toBeLessThan(500)
        tested.logged.length = 0
      }),
      { seed, numRuns: cases },
    )
    tested.outbox.wake()
    await vi.waitFor(
      async () => {
        const newMail = database.selectFrom('outbox').select('id').where('sent_at', 'is', null)
        expect(await newMail.where('last_error', 'is', null).execute()).toEqual([])
      },
      { timeout: 30_000 + cases * 30, interval: 250 },
    )
    const known = new Set(
      (await database.selectFrom('messages').select('email').execute()).map(({ email }) => email),
    )
    for (const one of mail.mails) expectOwn(one, known)
    const delivered = mail.mails.length
    mail.mails.length = 0
    expect(memory() - before).toBeLessThan(growth)
    return { statuses, delivered }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await tested.close()
    await mail.stop()
  }
}

/** Sends bytes as they are. Resolves with the status of the answer, or 0 where the connection was closed without one. */
async function exchange(port: number, output: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  // The server may cut off what makes no sense while it is still being sent.
  socket.on('error', () => undefined)
  socket.write(output)
  const hung = setTimeout(() => socket.destroy(new Error('hung')), patience)
  await new Promise((resolve) => socket.once('close', resolve))
  clearTimeout(hung)
  expect(socket.errored?.message, output.slice(0, 300)).not.toBe('hung')
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

function expectOwn({ to, headers }: ReceivedMail, known: ReadonlySet<string>) {
  expect(Object.keys(headers).filter((name) => !ownHeaders.includes(name))).toEqual([])
  expect(to).toHaveLength(1)
  expect(to[0] === owner || [...known].some((email) => email.toLowerCase() === to[0]?.toLowerCase())).toBe(
    true,
  )
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What is in use when all that can go has gone, in bytes. */
function memory(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
