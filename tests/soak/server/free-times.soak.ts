import { test } from 'vitest'
import { checkRandomBusyTimes, checkRandomFreeTimes } from '../../support/random-calendars.ts'

test('in random calendars every time that is offered is free, and every free one is offered', () => {
  checkRandomFreeTimes(10_000)
})

test('busy times are those that a look at each day of a printed calendar gives', () => {
  checkRandomBusyTimes(10_000)
})
