import { test } from 'vitest'
import { checkRandomCalendars } from '../../support/random-calendars.ts'

/** As many as RANDOM_CALENDARS says. */
const count = Number(process.env.RANDOM_CALENDARS ?? 10_000)

test(`in ${count} random calendars every time that is offered is free, and every free one is offered`, () => {
  checkRandomCalendars(count)
})
