import { globSync, readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import type { Interval } from '../../engine/core/time/interval.ts'

const folder = 'engine/features/booking/calendars/fixtures'

/** The calendars as the programs write them, by their names. */
export const calendarFixtures = globSync('*.ics', { cwd: folder }).map((file) => file.replace('.ics', ''))

export const calendarFixture = (name: string) => readFileSync(`${folder}/${name}.ics`, 'utf8')

/** A calendar with these lines. */
export const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** A calendar with one event of these lines. */
export const eventOf = (...lines: string[]) =>
  calendarOf('BEGIN:VEVENT', 'UID:event@calendar.example', ...lines, 'END:VEVENT')

/** The moment of a time in Stockholm, such as `2026-12-01T09:00`. */
export const stockholm = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Stockholm').epochMilliseconds

/** Intervals as a person reads them: `2026-10-20T09:00+02:00 – 2026-10-20T10:00+02:00`. */
export const printed = (intervals: readonly Interval[]) =>
  intervals.map(({ start, end }) => `${printedTime(start)} – ${printedTime(end)}`)

const printedTime = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toString({
    timeZone: 'Europe/Stockholm',
    smallestUnit: 'minute',
  })
