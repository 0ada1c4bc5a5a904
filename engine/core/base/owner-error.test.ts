import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { expect, test, vi } from 'vitest'
import { OwnerError, printReason } from './owner-error.ts'

const full = Array.from({ length: 50 }, (_, nth) => `line ${nth}`).join('\n')

/** What is thrown by `work`. */
function thrownBy(work: () => unknown) {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each([
  ['a setting', new OwnerError('PORT=x: must be a number'), /^PORT=x: must be a number$/],
  ['lines of files', new OwnerError(['a.yaml:1: b', 'a.yaml:2: c']), /^a\.yaml:1: b\na\.yaml:2: c$/],
  ['a step', new OwnerError('it fails', { output: full }), /^line 10\n(.+\n)+line 49\nit fails$/],
  ['a copy of the class', Object.assign(new Error('x'), { name: 'OwnerError' }), /^x$/],
  ['the file system', thrownBy(() => mkdirSync('package.json')), /^EEXIST: .*package\.json'$/],
  ['arguments', thrownBy(() => parseArgs({ args: ['--no'], options: {} })), /^Unknown option '--no'/],
])('is said in its line: %s', (_, error, expected) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  printReason(error)
  expect(said.mock.calls.flat().join('\n')).toMatch(expected)
})

test('another error keeps its stack', () => {
  const error = new TypeError('x is not a function')
  expect(thrownBy(() => printReason(error))).toBe(error)
  expect(error.stack).toContain('owner-error.test.ts')
})
