import { day, hour, minute, second } from '../../../core/time/durations.ts'
import type { Frequency, Rule } from './recurrence-rule.server.ts'

/** How many periods of a rule are gone through, and how many times are taken. Every day for 250 years takes fewer. */
const mostPeriods = 100_000
const mostTimes = 10_000

/** The length of the periods that are always as long on the clock. */
const lengths: Partial<Record<Frequency, number>> = {
  SECONDLY: second,
  MINUTELY: minute,
  HOURLY: hour,
  DAILY: day,
  WEEKLY: 7 * day,
}

/**
 * The times that a rule gives between two others, all in milliseconds since 1970 on the clock of the entry, as if that were UTC.
 * `isComplete` is false where they are too many. A rule without a count is followed from near `from` on.
 *
 * A day counts where each part of the rule fits it.
 */
export function timesOf(
  rule: Rule,
  start: number,
  isDay: boolean,
  { from, until }: { from: number; until: number },
): { times: number[]; isComplete: boolean } {
  const { count, last } = endOf(rule, start, until)
  const { startOf, indexAt, timesIn } = periodsOf(withDefaults(rule, start, isDay), start)
  const times: number[] = []
  let counted = 0
  let previous = Number.NEGATIVE_INFINITY
  // The period before has the days that were moved out of it (SKIP).
  let index = count === undefined ? Math.max(indexAt(from) - 1, 0) : 0
  for (let gone = 0; startOf(index) <= last; gone++) {
    if (gone > mostPeriods || times.length > mostTimes) return { times, isComplete: false }
    const { found, next } = timesIn(index)
    for (const time of found) {
      if (time < start || time <= previous) continue
      if (time > last || (count !== undefined && counted >= count)) return { times, isComplete: true }
      previous = time
      counted++
      if (time >= from) times.push(time)
    }
    index = next
  }
  return { times, isComplete: true }
}

/** Where a rule has no parts besides, the last time follows from the count, and nothing needs to be counted. */
function endOf(rule: Rule, start: number, until: number) {
  const { frequency, interval, count, months, yearDays, monthDays, weekdays, hours, minutes, seconds } = rule
  const length = lengths[frequency]
  const parts = [months, rule.weeks, yearDays, monthDays, weekdays, hours, minutes, seconds, rule.positions]
  if (count === undefined || !length || parts.some(({ length }) => length > 0)) return { count, last: until }
  return { count: undefined, last: Math.min(start + (count - 1) * interval * length, until) }
}

/** What a rule leaves open is as it is in the first time. */
function withDefaults(rule: Rule, start: number, isDay: boolean): Rule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, hours, minutes, seconds } = rule
  const first = dateOf(Math.floor(start / day))
  const time = modulo(start, day)
  const isOf = (...names: Frequency[]) => names.includes(frequency)
  const or = (values: number[], value: number) => (isDay ? [value] : values.length > 0 ? values : [value])
  const hasDays = yearDays.length + monthDays.length + weekdays.length > 0
  const byWeekday = !hasDays && (isOf('WEEKLY') || (isOf('YEARLY') && weeks.length > 0))
  const byDate = !hasDays && weeks.length === 0 && isOf('MONTHLY', 'YEARLY')
  const isAtLeastDaily = isOf('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
  return {
    ...rule,
    months: byDate && isOf('YEARLY') && months.length === 0 ? [first.month] : months,
    monthDays: byDate ? [first.date] : monthDays,
    weekdays: byWeekday ? [{ day: weekdayOf(Math.floor(start / day)), nth: undefined }] : weekdays,
    hours: isAtLeastDaily ? or(hours, Math.floor(time / hour)) : hours,
    minutes: isAtLeastDaily || isOf('HOURLY') ? or(minutes, Math.floor((time % hour) / minute)) : minutes,
    seconds: isOf('SECONDLY') ? seconds : or(seconds, Math.floor((time % minute) / second)),
  }
}

/** The periods of a rule, counted from that of the first time. */
interface Periods {
  startOf: (index: number) => number
  indexAt: (time: number) => number
  /** The times of one in order, and which is to be looked at next. */
  timesIn: (index: number) => { found: number[]; next: number }
}

function periodsOf(rule: Rule, start: number): Periods {
  const length = lengths[rule.frequency]
  if (!length) return calendarPeriods(rule, Math.floor(start / day))
  const isFitting = fits(rule)
  const week = weekStartOf(Math.floor(start / day), rule) * day
  const first = rule.frequency === 'WEEKLY' ? week : start - modulo(start, length)
  const step = length * rule.interval
  const startOf = (index: number) => first + index * step
  const indexAt = (time: number) => Math.floor((time - first) / step)
  return {
    startOf,
    indexAt,
    timesIn(index) {
      const begin = startOf(index)
      if (length <= day) {
        const misfit = isFitting(Math.floor(begin / day)) ? misfitAt(rule, begin) : day
        // The first period that begins after what does not fit.
        const after = (unit: number) => indexAt(begin - modulo(begin, unit) + unit - 1)
        if (misfit) return { found: [], next: Math.max(after(misfit), index) + 1 }
        return { found: timesOn([begin], rule), next: index + 1 }
      }
      const days = daysBetween(begin / day, (begin + length) / day).filter(isFitting)
      return { found: timesOnDays(days, rule), next: index + 1 }
    },
  }
}

/** Which unit of the clock does not fit a rule of hours, minutes or seconds. */
function misfitAt({ frequency, hours, minutes, seconds }: Rule, time: number): number | undefined {
  const misses = (values: number[], value: number) => values.length > 0 && !values.includes(value)
  if (frequency === 'DAILY') return undefined
  if (misses(hours, Math.floor(modulo(time, day) / hour))) return hour
  if (frequency !== 'HOURLY' && misses(minutes, Math.floor(modulo(time, hour) / minute))) return minute
  return frequency === 'SECONDLY' && misses(seconds, Math.floor(modulo(time, minute) / second))
    ? second
    : undefined
}

/** Months and years. Years of a rule with weeks are those that the weeks belong to. */
function calendarPeriods(rule: Rule, firstDay: number): Periods {
  const { year, month } = dateOf(firstDay)
  const isByWeek = rule.frequency === 'YEARLY' && rule.weeks.length > 0
  const months = rule.frequency === 'YEARLY' ? 12 : 1
  const first = isByWeek
    ? 12 * firstWeekYear(rule, firstDay)
    : rule.frequency === 'YEARLY'
      ? 12 * year
      : 12 * year + month - 1
  // No calendar reaches further.
  const step = months * Math.min(rule.interval, 100_000)
  const monthAt = (index: number) => first + index * step
  const dayAt = (at: number) =>
    isByWeek ? firstWeekOf(at / 12, rule) : dayNumber(Math.floor(at / 12), modulo(at, 12) + 1, 1)
  return {
    startOf: (index) => dayAt(monthAt(index)) * day,
    indexAt(time) {
      const { year, month } = dateOf(Math.floor(time / day))
      return Math.floor((12 * year + month - 1 - first) / step)
    },
    timesIn(index) {
      const begin = monthAt(index)
      const days = isByWeek
        ? daysBetween(dayAt(begin), dayAt(begin + 12)).filter(fits(rule))
        : Array.from({ length: months }, (_, month) => begin + month).flatMap((month) =>
            daysOfMonth(month, rule),
          )
      const sorted = [...new Set(days)].toSorted((a, b) => a - b)
      return { found: timesOnDays(sorted, rule), next: index + 1 }
    },
  }
}

/** The year that the week of the first day belongs to, unless none of its days is left. */
function firstWeekYear(rule: Rule, firstDay: number): number {
  const { year } = weekOf(firstDay, rule)
  const left = daysBetween(firstDay, firstWeekOf(year + 1, rule))
  return left.some(fits(rule)) ? year : Math.max(year, dateOf(firstDay).year)
}

/** The days of a month that fit a rule, and those that it moves because the month does not have them (SKIP). */
function daysOfMonth(at: number, rule: Rule): number[] {
  const [year, month] = [Math.floor(at / 12), modulo(at, 12) + 1]
  if (rule.months.length > 0 && !rule.months.includes(month)) return []
  const first = dayNumber(year, month, 1)
  const end = dayNumber(year, month + 1, 1)
  const days = daysBetween(first, end).filter(fits(rule))
  if (rule.skip === 'OMIT') return days
  const isForward = rule.skip === 'FORWARD'
  const moved = [
    ...rule.monthDays.flatMap((date) => (date > end - first ? [isForward ? end : end - 1] : [])),
    ...rule.monthDays.flatMap((date) => (-date > end - first ? [isForward ? first : first - 1] : [])),
    ...(month === 12 && rule.yearDays.includes(366) && yearLength(year) < 366
      ? [isForward ? end : end - 1]
      : []),
    ...(month === 1 && rule.yearDays.includes(-366) && yearLength(year) < 366
      ? [isForward ? first : first - 1]
      : []),
  ]
  return [...days, ...moved.filter(fits({ ...rule, months: [], monthDays: [], yearDays: [] }))]
}

const timesOnDays = (days: number[], rule: Rule) =>
  timesOn(
    days.map((each) => each * day),
    rule,
  )

/**
 * The times of a period: each of its parts with the hours, minutes and seconds of the rule that are shorter, and of all those
 * the ones at the positions that it names (BYSETPOS), from the start or from the end.
 */
function timesOn(begins: number[], { frequency, hours, minutes, seconds, positions }: Rule): number[] {
  const within = (times: number[], values: number[], unit: number) =>
    times.flatMap((time) =>
      [...new Set(values)].toSorted((a, b) => a - b).map((value) => time + value * unit),
    )
  const isOneOf = (...names: Frequency[]) => names.includes(frequency)
  let times = begins
  if (!isOneOf('SECONDLY', 'MINUTELY', 'HOURLY')) times = within(times, hours, hour)
  if (!isOneOf('SECONDLY', 'MINUTELY')) times = within(times, minutes, minute)
  if (!isOneOf('SECONDLY')) times = within(times, seconds, second)
  if (positions.length === 0) return times
  return times.filter((_, index) => positions.includes(index + 1) || positions.includes(index - times.length))
}

const fits = (rule: Rule) => {
  const { months, weeks, yearDays, monthDays, weekdays } = rule
  const hasDays = [months, weeks, yearDays, monthDays, weekdays].some(({ length }) => length > 0)
  return hasDays ? (number: number) => isDayOf(rule, number) : () => true
}

function isDayOf(rule: Rule, number: number): boolean {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule
  const nths = weekdays.filter(({ day }) => day === weekdayOf(number))
  if (weekdays.length > 0 && nths.length === 0) return false
  const { year, month, date } = dateOf(number)
  if (months.length > 0 && !months.includes(month)) return false
  const inMonth = () => ({ position: date, count: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1) })
  const inYear = () => ({ position: number - dayNumber(year, 1, 1) + 1, count: yearLength(year) })
  if (monthDays.length > 0 && !monthDays.includes(date) && !isAmong(monthDays, inMonth())) return false
  if (yearDays.length > 0 && !isAmong(yearDays, inYear())) return false
  if (weeks.length > 0 && !isAmong(weeks, weekOf(number, rule))) return false
  const isCounted = ['MONTHLY', 'YEARLY'].includes(frequency) && weeks.length === 0
  if (!isCounted || nths.length === 0 || nths.some(({ nth }) => nth === undefined)) return true
  const { position, count } = frequency === 'MONTHLY' || months.length > 0 ? inMonth() : inYear()
  return nths.some(
    ({ nth = 1 }) => Math.ceil((nth > 0 ? position : count - position + 1) / 7) === Math.abs(nth),
  )
}

/** Whether a position is one of those, which count from the end where they are negative. */
const isAmong = (values: number[], { position, count }: { position: number; count: number }) =>
  values.includes(position) || values.includes(position - count - 1)

/** The number of a day since 1970. JavaScript takes years below 100 for others, but not 2,000 years later. */
const dayNumber = (year: number, month: number, date: number) =>
  Date.UTC(year + 2000, month - 1, date) / day - 730_485

function dateOf(number: number) {
  const moment = new Date(number * day)
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, date: moment.getUTCDate() }
}

const yearLength = (year: number) => dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1)
/** From Sunday (0): 1 January 1970 was a Thursday. */
const weekdayOf = (number: number) => modulo(number + 4, 7)
const weekStartOf = (number: number, { weekStart }: Rule) => number - modulo(weekdayOf(number) - weekStart, 7)
/** The first week of a year has four of its days. */
const firstWeekOf = (year: number, rule: Rule) => weekStartOf(dayNumber(year, 1, 4), rule)

function weekOf(number: number, rule: Rule) {
  const { year: around } = dateOf(number)
  const year = [around + 1, around].find((each) => firstWeekOf(each, rule) <= number) ?? around - 1
  const first = firstWeekOf(year, rule)
  return {
    year,
    position: Math.floor((number - first) / 7) + 1,
    count: (firstWeekOf(year + 1, rule) - first) / 7,
  }
}

const daysBetween = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index)

const modulo = (number: number, by: number) => ((number % by) + by) % by
