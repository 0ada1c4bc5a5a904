import { expect, test } from 'vitest'
import { markedErrors } from './booking.ts'

test.each([
  ['a time', { field: 'start', code: 'invalid' }, [{ field: 'start', code: 'no-start' }]],
  ['a kind', { field: 'kind', code: 'invalid' }, [{ field: 'kind', code: 'no-kind' }]],
  ['a text', { field: 'phone', code: 'required' }, [{ field: 'phone', code: 'required' }]],
  ['a field that the form does not have', { field: 'moon', code: 'required' }, []],
  ['a reason that the form has no words for', { field: 'name', code: 'odd' }, []],
])('what is wrong with %s is marked where the form shows it', (_, error, marked) => {
  expect(markedErrors({ errors: [error] })).toEqual(marked)
})

test('an answer without errors marks nothing', () => {
  expect(markedErrors({})).toEqual([])
})
