import { expect, test } from 'vitest'
import { choiceIn } from './choice.ts'

test.each([
  'yes',
  '{',
  'null',
  '[]',
  '{"analytics":true,"performance":true}',
  '{"necessary":true,"analytics":1,"performance":false}',
])('damaged or foreign data counts as no choice: %s', (text) => {
  expect(choiceIn(text)).toBeUndefined()
})

test('a stored choice is read', () => {
  const choice = { necessary: true, analytics: false, performance: true }
  expect(choiceIn(JSON.stringify({ ...choice, other: 1 }))).toEqual(choice)
})
