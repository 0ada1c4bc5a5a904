import { expect, test } from 'vitest'
import { replyTo } from './reply-to.desk.ts'

const message = { email: 'anna+web@example.se', text: 'Hej!\nVad kostar det?' } as const

/** What a mail program reads of the address. */
const read = (address: string) => {
  const url = new URL(address)
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    lines: url.searchParams.get('body')?.split('\r\n') ?? [],
  }
}

test('a reply has the subject of the confirmation, and quotes every line', () => {
  const { to, subject, lines } = read(replyTo(message, 'Ditt meddelande', 'Anna skrev:'))
  expect(to).toBe(message.email)
  expect(subject).toBe('Re: Ditt meddelande')
  expect(lines).toEqual(['', '', 'Anna skrev:', '> Hej!', '> Vad kostar det?'])
})

test('nothing in a message adds a field to the reply', () => {
  const address = replyTo(
    { ...message, email: 'a@example.se?bcc=b@example.se', text: '&bcc=c@example.se\r\nBcc: d@example.se' },
    'Your message',
    'x & y?bcc=z',
  )
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body'])
})

test.each([
  ['many lines', 'Så här är det, kort sagt.\n'.repeat(500)],
  ['one long line', 'Räksmörgås 🦐 '.repeat(500)],
  ['one long word', '🦐'.repeat(5000)],
  ['half a character', `${'a'.repeat(3000)}\uD83E`],
])('a long message is cut where mail programs would: %s', (_, text) => {
  const address = replyTo({ ...message, text }, 'Ditt meddelande', 'Anna skrev:')
  expect(address.length).toBeLessThanOrEqual(1900)
  const { lines } = read(address)
  expect(lines.at(-1)).toBe('> […]')
  expect(lines.join(' ')).not.toContain('\uFFFD')
  expect(lines.length).toBeGreaterThan(3)
})
