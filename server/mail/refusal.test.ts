import { createTransport, type Transporter } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../harness/mail-server.ts'
import { refusalOf } from './refusal.ts'

let mail: MailServer
let transport: Transporter

beforeAll(async () => {
  mail = await startMailServer()
  transport = createTransport({ url: mail.url, pool: true, maxConnections: 1 })
})

afterAll(async () => {
  transport.close()
  await mail.stop()
})

/** What a mail server's answer to a command is taken for. */
async function refusalBy(command: 'MAIL FROM' | 'RCPT TO' | 'DATA', answer: string) {
  mail.answer = (asked) => (asked === command ? answer : undefined)
  const error: unknown = await transport
    .sendMail({ from: 'relay@site.example', to: 'unknown.user@example.com', text: 'Hello' })
    .catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(Error)
  return refusalOf(error)
}

/** Of Exim, Postfix, Sendmail, Exchange, Gmail, Yahoo, GMX, Mail.ru, Qmail and RFC 5321. */
const aboutReceiver = [
  '550 Unrouteable address',
  '550 No Such User Here',
  '550 Unknown user',
  '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown in local recipient table',
  '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown in relay recipient table',
  '550 5.1.1 <spam-policy@example.com>... User unknown',
  '550 5.1.2 <a@exmaple.com>: Recipient address rejected: Domain not found',
  '553 5.1.3 <a@b>... Invalid route address',
  '551 5.1.6 Recipient has moved',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos. For more information, go to https://support.example.com/mail/?p=NoSuchUser&sender=1",
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 Requested action not taken: mailbox unavailable',
  '550 Message was not accepted -- invalid mailbox. Local mailbox a@example.com is unavailable: user not found',
  '550 sorry, no mailbox here by that name. (#5.1.1)',
  '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
  '551 User not local; please try <b@example.com>',
  '553 Requested action not taken: mailbox name not allowed',
  '550 Invalid recipient',
  '550 mailbox not found',
  '550 <a@example.com> user doesn’t exist',
  '550 The address could not be found, or was misspelled',
]

const aboutSender = [
  '550 5.1.8 Sender address rejected: Domain not found',
  '550 5.1.0 <me@site.example>: Sender address rejected: User unknown in virtual mailbox table',
  '553 5.7.1 <me@site.example>: Sender address rejected: not owned by user me',
  '550 Verification failed for <me@site.example>: Unrouteable address: Sender verify failed',
  '550 5.4.5 Daily user sending quota exceeded.',
  '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients',
  '550 Too many messages sent today',
  '550 relay not permitted',
  '550 5.7.1 Unable to relay',
  '554 5.7.1 <a@example.com>: Relay access denied',
  '551 User not local, relaying denied',
  '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)',
  '553 sorry, your envelope sender is in my badmailfrom list (#5.7.1)',
  '530 5.7.0 Authentication required',
  '550 Administrative prohibition',
  '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example.org',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  '552 5.2.2 The recipient’s inbox is out of storage space',
  '550 Mailbox quota exceeded',
  '550 Mailbox full',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 5.1.0 Address rejected',
  '550 Your account is disabled',
  '550 Rejected by 5.1.1.7',
  '550 No',
  '554 No such user',
]

test.each(aboutReceiver)('of the receiver, but only where it answers RCPT TO: %s', async (answer) => {
  expect(await refusalBy('RCPT TO', answer)).toBe('receiver')
  expect(await refusalBy('MAIL FROM', answer)).toBe('sender')
  expect(await refusalBy('DATA', answer)).toBe('sender')
})

test.each(aboutSender)('of the sender, whatever it answers: %s', async (answer) => {
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
  const failed = (details: object) => refusalOf(Object.assign(new Error('failed'), details))
  expect(failed({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' })).toBe('sender')
  expect(failed({ code: 'ETLS', command: 'STARTTLS' })).toBe('sender')
  expect(failed({ code: 'ECONNECTION' })).toBeUndefined()
})
