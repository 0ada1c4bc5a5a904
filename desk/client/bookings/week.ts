import { dayAfter, type IsoDay, weekdayOf } from '../../../content/holidays.ts'

/** The Monday of a day's week. */
export const mondayOf = (day: IsoDay): IsoDay => dayAfter(day, -((weekdayOf(day) + 6) % 7))

export const daysOfWeek = (monday: IsoDay): IsoDay[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))

/** The number of a week as ISO 8601 counts: week 1 has the first Thursday of its year. */
export function weekNumber(monday: IsoDay): number {
  const thursday = dayAfter(monday, 3)
  const daysBefore = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return Math.floor(daysBefore / 7) + 1
}
