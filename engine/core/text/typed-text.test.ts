import { expect, test } from 'vitest'
import { checkField } from '../forms/fields.ts'
import { cleanEmail, cleanLine } from './typed-text.ts'

test.each([
  ['info@räksmörgås.example', 'info@xn--rksmrgs-5wao1o.example'],
  ['info@RÄKSMÖRGÅS.example', 'info@xn--rksmrgs-5wao1o.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['\u202aanna@example.com\u202c', 'anna@example.com'],
  ['an\u00adna@exam\u200bple.com\ufeff', 'anna@example.com'],
  ['\u2066anna@räk.example\u2069', 'anna@xn--rk-via.example'],
  ['mailto:anna@åkeri.se?subject=Hej', 'anna@xn--keri-poa.se'],
  [' MAILTO:Anna@xn--keri-poa.se ', 'Anna@xn--keri-poa.se'],
  ['Anna Öberg <anna@a\u030akeri.se>', 'anna@xn--keri-poa.se'],
  ["O'Brien+tag@Example.co.uk", "O'Brien+tag@Example.co.uk"],
])('%j is an address', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address)
  expect(checkField('email', cleanEmail(typed))).toBeUndefined()
})

test.each([
  'räk',
  'anna@räk.example/x',
  'åsa@example.com',
  'a@b@räk.example',
  'a b@räk.se',
  'a@räk .se',
  '@räk.se',
])('%j is none', (typed) => {
  expect(checkField('email', cleanEmail(typed))).toBe('not-an-email')
})

test.each([
  ['Åsa\u001b[31m \u202eÖberg\u0085\u009b', 'Åsa[31m Öberg'],
  ['A\tB\vC\u0000', 'A B C'],
  ['\u200fعلی\u200cرضا 👩\u200d💻', 'علی\u200cرضا 👩\u200d💻'],
])('%j is the name %j', (typed, name) => {
  expect(cleanLine(typed)).toBe(name)
  expect(checkField('name', name)).toBeUndefined()
})

test.each(['', ' ', '\u200b\u200d', '\u2066\u2069', '\u3164', '\u2800', '\u00ad'])(
  '%j is no name',
  (typed) => {
    expect(checkField('name', cleanLine(typed))).toBe('required')
  },
)

test.each(['A\r\nBcc: x@example.com', 'A\nB', 'A\u2028B'])('%j is not one line', (typed) => {
  expect(checkField('name', cleanLine(typed))).toBe('line-break')
})
