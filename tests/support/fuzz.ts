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
import { exchange } from './raw-request.ts'

/** Gives the same cases in every run; fast-check prints how to repeat a failure. */
const seed = 20_261_120
const owner = 'owner@site.example'
/** The allowed growth of the used memory, in bytes. */
const maxGrowth = 48 * 1024 * 1024

/** The headers that the server writes into its mails. */
const ownHeaders = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'auto-submitted', 'x-auto-response-suppress'],
]

/**
 * Sends `cases` random requests to the server over real connections, and delivers the resulting mails. Expects no server
 * error, no hanging request, no injected header or recipient in a mail, and no growth of memory.
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
  const { server } = createHttpServer(tested.app, { trustedProxies: 1 })
  const port = await listenLocally(server)
  const statuses = new Map<number, number>()
  let sent = 0
  const before = memory()
  try {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, type, headers, body }) => {
        sent++
        const lines = [
          `${method} ${path} HTTP/1.1`,
          'Host: site.example',
          'Connection: close',
          // A different address for each case, so that no limit applies.
          `X-Forwarded-For: ${addressIn(10, sent)}`,
          ...(type ? [`Content-Type: ${type}`] : []),
          ...headers.map(([name, value]) => `${name}: ${value}`),
        ]
        const { status } = await exchange(port, lines, body)
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
    const senders = new Set(
      (await database.selectFrom('messages').select('email').execute()).map(({ email }) => email),
    )
    for (const received of mail.mails) expectOwn(received, senders)
    const delivered = mail.mails.length
    mail.mails.length = 0
    expect(memory() - before).toBeLessThan(maxGrowth)
    return { statuses, delivered }
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await tested.close()
    await mail.stop()
  }
}

function expectOwn({ to, headers }: ReceivedMail, senders: ReadonlySet<string>) {
  expect(Object.keys(headers).filter((name) => !ownHeaders.includes(name))).toEqual([])
  expect(to).toHaveLength(1)
  expect(to[0] === owner || [...senders].some((email) => email.toLowerCase() === to[0]?.toLowerCase())).toBe(
    true,
  )
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The used memory after a garbage collection, in bytes. */
function memory(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
