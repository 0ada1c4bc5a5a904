import type { Language } from '../../core/text/language.ts'
import { shortWeekday } from '../../core/time/clock.ts'
import { minute } from '../../core/time/durations.ts'

/** Whether the clock of the visitor shows another time at some of these. */
export const isElsewhere = (starts: readonly string[]) =>
  starts.some((start) => minutesFromUtc(start) !== visitorMinutes(start))

/** A time on the visitor's clock, where that shows another one. With the weekday where it is another day there. */
export function timeElsewhere(start: string, language: Language): string | undefined {
  if (minutesFromUtc(start) === visitorMinutes(start)) return undefined
  const moment = new Date(start)
  const time = moment.toTimeString().slice(0, 5)
  if (moment.getDate() === Number(start.slice(8, 10))) return time
  const day = new Date(moment.getTime() + visitorMinutes(start) * minute).toISOString().slice(0, 10)
  return `${shortWeekday(day, language)} ${time}`
}

const visitorMinutes = (start: string) => -new Date(start).getTimezoneOffset()

/** The offset at the end of a time: 60 for `+01:00`. */
function minutesFromUtc(start: string): number {
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)$/.exec(start) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
