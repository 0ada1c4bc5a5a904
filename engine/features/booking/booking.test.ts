import { expect, test } from 'vitest'
import { cleanPhone } from '../../core/text/typed-text.ts'
import { checkBookingField, markedErrors } from './booking.ts'

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

test.each([
  ['040\u2011628 04 00', '040-628 04 00'],
  ['070\u2013123 45 67', '070-123 45 67'],
  ['0456\u2014123\u221245', '0456-123-45'],
  ['\u202a+46 70\u00a0123\u200b45 67\u202c', '+46 70\u00a012345 67'],
])('%j is a phone number', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number)
  expect(checkBookingField('phone', cleanPhone(typed), 'phone')).toBeUndefined()
})
