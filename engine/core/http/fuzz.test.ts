import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ReceivedMail } from '../../../harness/mail-server.ts'
import { request } from '../../../tests/support/fuzz-requests.ts'
import { addressIn } from '../../../tests/support/ip-address.ts'
import { exchange, withServer } from '../../../tests/support/raw-request.ts'
import { repeats } from '../../../tests/support/repeats.ts'

const owner = 'owner@site.example'
/** The allowed growth of the used memory, in bytes. */
const maxGrowth = 48 * 1024 * 1024

/** The headers that the server writes into its mails. */
const ownHeaders = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'x-auto-response-suppress',
]

vi.setConfig({ testTimeout: repeats(120_000, 1_200_000) })

test('random requests crash nothing, all end, and inject nothing into a mail', () =>
  withServer({ MAIL_FROM: 'site@site.example', MAIL_TO: owner }, async ({ tested, port, mail }) => {
    const cases = repeats(100, 3000)
    const statuses = new Set<number>()
    let sent = 0
    const before = memory()
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
        statuses.add(status)
        expect(status).toBeLessThan(500)
        tested.logged.length = 0
      }),
      { numRuns: cases },
    )
    // Makes sure that the requests reach each of these outcomes.
    for (const status of [200, 303, 400, 404, 405, 415, 422]) expect(statuses).toContain(status)
    const { database } = tested
    tested.outbox.wake()
    await vi.waitFor(
      async () => {
        const newMail = database.selectFrom('outbox').select('id').where('sent_at', 'is', null)
        expect(await newMail.where('last_error', 'is', null).execute()).toEqual([])
      },
      { timeout: 30_000 + cases * 30, interval: 250 },
    )
    const messages = await database.selectFrom('messages').select('email').execute()
    for (const received of mail.mails) expectOwn(received, new Set(messages.map(({ email }) => email)))
    expect(mail.mails.length).toBeGreaterThan(cases / 30)
    mail.mails.length = 0
    expect(memory() - before).toBeLessThan(maxGrowth)
  }))

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
