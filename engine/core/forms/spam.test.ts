import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTooFast, spamReasons } from './spam.server.ts'

/** A message a line. */
const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')
    .trim()
    .split('\n')

const from = (message: string, name = 'Åsa Öberg') => spamReasons({ name, message })

test.each(linesOf('honest-messages.txt'))('an honest message passes: %s', (message) => {
  expect(from(message)).toEqual([])
})

test.each([
  ...linesOf('spam.txt').map((line) => line.split(/: (.*)/, 2)),
  ['many-links', `Good prices every day for all of you: ${'https://x.example/a '.repeat(6)}`],
])('%s is suspected: %s', (rule, message = '') => {
  expect(from(message)).toContain(rule)
})

test('a name is checked too', () => {
  expect(from('Hello, this is about your prices.', 'Anna https://x.example')).toEqual(['link-as-name'])
  expect(from('qWxRtYzPlKmNbV', 'LkJhGfDsApOiU')).toEqual(['random-letters'])
  expect(from('Can we talk about our shop?', 'Exempel.se AB')).toEqual([])
})

test('only a valid time that is too short counts as too fast', () => {
  expect(['0', '1', '1.9'].map(isTooFast)).toEqual([true, true, true])
  expect(['2', '40', '', 'soon', '-1', undefined].some(isTooFast)).toBe(false)
})
