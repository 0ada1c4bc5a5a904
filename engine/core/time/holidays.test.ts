import { expect, test } from 'vitest'
import { dayAfter } from './clock.ts'
import { easterSunday, isHoliday } from './holidays.ts'

/** As published; 2024 and 2035 lie on either side, 2038 is as late as Easter gets. */
const easters = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2035-03-25',
  '2038-04-25',
]

test('Easter falls on the published Sundays', () => {
  expect(easters.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(easters)
})

/** Every closed day of a year, by month and day. */
function holidaysOf(year: number): string[] {
  return Array.from({ length: 366 }, (_, days) => dayAfter(`${year}-01-01`, days))
    .filter((date) => date.startsWith(String(year)) && isHoliday(date))
    .map((date) => date.slice(5))
}

test.each([
  [2026, '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-19 06-20 10-31 12-24 12-25 12-26 12-31'],
  [2027, '01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-25 06-26 11-06 12-24 12-25 12-26 12-31'],
  // Ascension Day is 25 May, and the year has a day more.
  [2028, '01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-06 06-23 06-24 11-04 12-24 12-25 12-26 12-31'],
])('Swedish holidays and their eves of %i', (year, days) => {
  expect(holidaysOf(year)).toEqual(days.split(' '))
})
