import { expect, test } from 'vitest'
import { booking } from '../../../tests/fixtures/desk.ts'
import { invitation } from './invitation.server.ts'

const settings = { mailFrom: 'site@example.com', mailTo: 'o@example.com', siteUrl: 'https://site.example' }

test.each([
  ['a?cc=x@evil.example', 'mailto:a%3Fcc%3Dx@evil.example'],
  ['a&bcc=x@evil.example', 'mailto:a%26bcc%3Dx@evil.example'],
  ['a#b%2C@evil.example', 'mailto:a%23b%252C@evil.example'],
  ['åsa@example.se', 'mailto:%C3%A5sa@example.se'],
])('%s is one address in an entry', (email, written) => {
  const entry = invitation(booking({ email }), 'visitor', settings)
  const text = typeof entry === 'object' && 'content' in entry ? String(entry.content) : ''
  expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain(`:${written}\r\n`)
})
