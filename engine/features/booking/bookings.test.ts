import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { hosts, servedPage } from '../../../tests/fixtures/served-page.ts'
import { startCalendarServer } from '../../../tests/support/calendar-server.ts'
import { calendarOf } from '../../../tests/support/calendars.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { pages } from '../../addresses/pages.ts'
import { findSlots } from '../../build/find-slots.ts'
import { startPeriodicTask } from '../../core/base/periodic-task.server.ts'
import { readConfig } from '../../core/config/config.server.ts'
import { minute } from '../../core/time/durations.ts'
import { startBookings } from './bookings.server.ts'
import { bookingRules } from './rules.ts'

const database = databaseForEachTest()

test('the first page after the start has what a calendar that answers late says', async () => {
  const calendars = await startCalendarServer((_, response) => {
    setTimeout(() => response.end(calendarOf()), 50)
  })
  onTestFinished(calendars.stop)
  const html =
    '<!DOCTYPE html><html><head></head><body><div data-slot="free-times" data-free-times="unknown"></div></body></html>'
  const site = {
    files: new Map([[pages.book.en, servedPage(html, { slots: findSlots(html) ?? {} })]]),
    titles: {},
    redirects: {},
    articles: [],
    hosts,
  }
  const outbox = startPeriodicTask(async () => undefined, minute, String)
  onTestFinished(outbox.stop)
  const bookings = startBookings({
    rules: bookingRules,
    config: readConfig({ BUSY_CALENDARS: calendars.url.href, BUSY_ALLOW_PRIVATE: '1' }),
    database: database(),
    site,
    log: pino({ enabled: false }),
    outbox,
  })
  onTestFinished(bookings.stop)
  await bookings.shown(minute)
  expect(String(site.files.get(pages.book.en)?.representations.identity.bytes)).toContain(
    'data-free-times="offered"',
  )
})
