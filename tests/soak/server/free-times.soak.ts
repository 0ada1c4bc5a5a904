import { test } from 'vitest'
import { checkRandomCalendars } from '../../support/random-calendars.ts'

test('in 10,000 random calendars every time that is offered is free, and every free one is offered', () => {
  checkRandomCalendars(10_000)
})
