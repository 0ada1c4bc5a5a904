import { expect, test } from 'vitest'
import { emailPattern } from './email-address.ts'

test.each([
  ['me@example.com', true],
  ['first.last+tag@mail.example.co.uk', true],
  ["o'brien@example.com", true],
  ['root@localhost', true],
  ['asa@xn--brd-hoa.example', true],
  ['åsa@example.com', false],
  ['me@exämple.com', false],
  ['me', false],
  ['@example.com', false],
  ['me@', false],
  ['me@@example.com', false],
  ['me@example..com', false],
  ['me@-example.com', false],
  ['me@example.com,you@example.com', false],
  ['Me <me@example.com>', false],
  ['me@example.com\r\nBcc: you@example.com', false],
])('%j is an address: %s', (text, expected) => {
  expect(emailPattern.test(text)).toBe(expected)
})
