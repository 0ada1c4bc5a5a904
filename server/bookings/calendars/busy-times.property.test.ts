import { test } from 'vitest'
import { checkRandomBusyTimes } from '../../../tests/support/random-calendars.ts'
import { repeats } from '../../../tests/support/repeats.ts'

test('busy times are those that a look at each day of a printed calendar gives', () => {
  checkRandomBusyTimes(repeats(100, 5000))
})
