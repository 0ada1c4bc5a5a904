import { useMemo } from 'react'
import type { Language } from '../../core/text/language.ts'
import { localDay } from '../../core/time/clock.ts'
import { day, hour, minute } from '../../core/time/durations.ts'
import { useFacts, useLanguage } from './desk-context.desk.tsx'

export type Times = ReturnType<typeof timesIn>

/** How moments are written in a language, where the business is. All are milliseconds since 1970. */
export function timesIn(language: Language, timeZone: string) {
  const locale = language
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const shortDay = format({ day: 'numeric', month: 'short' })
  const year = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const weekday = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const full = format({ dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' })
  // Of days without a time, which are the same everywhere.
  const bareDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(day))
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    })
  const [minutes, hours, days] = [unit('minute'), unit('hour'), unit('day')]
  const dayOf = (at: number) => localDay(at, { timeZone })
  const isThisYear = (at: number) => dayOf(at).slice(0, 4) === dayOf(Date.now()).slice(0, 4)
  const dayWithYear = (at: number) => (isThisYear(at) ? shortDay : year).format(at)
  return {
    /** `14:05` */
    clock: (at: number) => clock.format(at),
    /** `Nov 25`, with the year where it is another one. */
    shortDay: dayWithYear,
    /** `Wednesday, November 25` */
    weekday: (at: number) => weekday.format(at),
    /** Of an ISO date: `Nov 25`. */
    dayAndMonth: (day: string) => bareDay(day, { day: 'numeric', month: 'short' }),
    /** Of an ISO date: `Wed, Nov 25`. */
    weekdayOf: (day: string) => bareDay(day, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** Day and time in full. */
    full: (at: number) => full.format(at),
    /** The ISO date. */
    dayOf,
    /** The clock for today, else the short day. */
    brief: (at: number) => (dayOf(at) === dayOf(Date.now()) ? clock.format(at) : dayWithYear(at)),
    /** `5 minutes`, `3 hours`, `2 days`: the largest unit, rounded down. */
    length(time: number) {
      if (time < hour) return minutes.format(Math.max(0, Math.floor(time / minute)))
      if (time < 2 * day) return hours.format(Math.floor(time / hour))
      return days.format(Math.floor(time / day))
    },
  }
}

export function useTimes(): Times {
  const language = useLanguage()
  const { timeZone } = useFacts()
  return useMemo(() => timesIn(language, timeZone), [language, timeZone])
}
