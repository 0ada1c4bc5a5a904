import { test } from 'vitest'
import { checkRandomBusyTimes } from '../../../tests/support/random-calendars.ts'

test('busy times are those that a look at each day of a printed calendar gives', () => {
  checkRandomBusyTimes(100)
})
