import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../harness/mail-server.ts'
import { smtpRefusalOf } from './smtp-refusal.server.ts'

let mail: MailServer
let transport: Transporter

// One for all answers, of which there are many.
beforeAll(async () => {
  mail = await startMailServer()
  transport = createTransport({ url: mail.url, pool: true, maxConnections: 1 })
  return async () => {
    transport.close()
    await mail.stop()
  }
})

/** What a mail server's answer to a command is taken for. */
async function refusalBy(command: 'MAIL FROM' | 'RCPT TO' | 'DATA', answer: string) {
  mail.answer = (asked) => (asked === command ? answer : undefined)
  const error: unknown = await transport
    .sendMail({ from: 'relay@site.example', to: 'unknown.user@example.com', text: 'Hello' })
    .catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(Error)
  return smtpRefusalOf(error)
}

/** Of Exim, Postfix, Sendmail, Exchange, Gmail, Yahoo, GMX, Mail.ru, Qmail and RFC 5321, a line each. */
const answers = (about: string) =>
  readFileSync(join(import.meta.dirname, `fixtures/answers-about-${about}.txt`), 'utf8')
    .trim()
    .split('\n')

test.each(answers('receivers'))('of the receiver, but only where it answers RCPT TO: %s', async (answer) => {
  expect(await refusalBy('RCPT TO', answer)).toBe('receiver')
  expect(await refusalBy('MAIL FROM', answer)).toBe('sender')
  expect(await refusalBy('DATA', answer)).toBe('sender')
})

test.each(answers('senders'))('of the sender, whatever it answers: %s', async (answer) => {
  for (const command of ['MAIL FROM', 'RCPT TO', 'DATA'] as const)
    expect(await refusalBy(command, answer)).toBe('sender')
})

test.each(['451 4.1.1 User unknown', '452 4.5.3 Too many recipients', '421 Try later'])(
  'of nobody, because it passes: %s',
  async (answer) => {
    for (const command of ['MAIL FROM', 'RCPT TO', 'DATA'] as const)
      expect(await refusalBy(command, answer)).toBeUndefined()
  },
)

test('of the sender where there is no login or no encryption; a lost connection is none', () => {
  const failed = (details: object) => smtpRefusalOf(Object.assign(new Error('failed'), details))
  expect(failed({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' })).toBe('sender')
  expect(failed({ code: 'ETLS', command: 'STARTTLS' })).toBe('sender')
  expect(failed({ code: 'ECONNECTION' })).toBeUndefined()
})
